-- An account that was opened on the phone has no password until its owner sets one.
ALTER TABLE "account" ALTER COLUMN "password_hash" DROP NOT NULL;
