-- A list of conversations by team and channel beside the parts of names.
create extension if not exists btree_gin;
--> statement-breakpoint
CREATE INDEX "conversation_name" ON "conversation" USING gin ("merchant_id","channel_id","name_key" gin_trgm_ops);