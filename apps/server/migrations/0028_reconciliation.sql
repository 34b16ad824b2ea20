-- A rail's file of a day: what it says came in, was given back and was paid out. Kept as it came; the same file is kept once.
create table reconciliation_file (
  id uuid primary key,
  rail text not null,
  day text not null,
  sha256 text not null,
  source text not null,
  name text not null,
  taken_at timestamp (3) with time zone not null,
  taken_by uuid,
  taken_by_name text,
  constraint reconciliation_file_once unique (rail, day, sha256),
  constraint reconciliation_file_rail check (rail in ('01', '02', '0301', '0302', 'payout')),
  constraint reconciliation_file_day check (day ~ '^[0-9]{8}$'),
  constraint reconciliation_file_source check (source in ('rail', 'upload') and (source = 'upload') = (taken_by is not null))
);
--> statement-breakpoint
create index reconciliation_file_newest on reconciliation_file (day desc, id desc);
--> statement-breakpoint
-- `match_id` is what both sides know it by: keys under which money put aside is given back end with the number of the attempt.
create table reconciliation_line (
  file_id uuid not null references reconciliation_file (id),
  line integer not null,
  kind text not null,
  rail_id text not null,
  match_id text not null generated always as (
    case when kind = 'return' and rail_id ~ '^AE[A-Za-z0-9]{31}' then left(rail_id, 33) else rail_id end) stored,
  reference text not null,
  amount bigint not null,
  at timestamp (3) with time zone not null,
  primary key (file_id, line),
  constraint reconciliation_line_kind check (kind in ('payment', 'return', 'payout')),
  constraint reconciliation_line_amount check (amount between 1 and 99999999999)
);
--> statement-breakpoint
create index reconciliation_line_match on reconciliation_line (match_id, kind);
--> statement-breakpoint
-- What was compared, once for each file: counts, and centavos on both sides.
create table reconciliation_result (
  file_id uuid primary key references reconciliation_file (id),
  at timestamp (3) with time zone not null,
  agreed integer not null,
  theirs_count integer not null,
  theirs_in bigint not null,
  theirs_out bigint not null,
  ours_count integer not null,
  ours_in bigint not null,
  ours_out bigint not null
);
--> statement-breakpoint
-- What did not agree, as it was found; merchant_id is null where nobody knows whose it is.
create table reconciliation_finding (
  file_id uuid not null references reconciliation_file (id),
  kind text not null,
  match_id text not null,
  reference text not null,
  outcome text not null,
  handling text not null,
  theirs bigint,
  ours bigint,
  lines integer not null,
  at timestamp (3) with time zone not null,
  merchant_id uuid,
  noun text,
  number text,
  primary key (file_id, kind, match_id),
  constraint reconciliation_finding_outcome check (outcome in ('missingHere', 'amountDiffers', 'missingThere')),
  constraint reconciliation_finding_handling check (
    handling = 'none' or (handling in ('heard', 'suspense') and outcome = 'missingHere')),
  constraint reconciliation_finding_noun check (noun in ('order', 'refund', 'withdrawal') and (noun is null) = (number is null))
);
--> statement-breakpoint
create index reconciliation_finding_match on reconciliation_finding (match_id, kind);
--> statement-breakpoint
-- How a difference came to its end: staff say so, with a reason, or it was found later.
create table reconciliation_resolution (
  file_id uuid not null,
  kind text not null,
  match_id text not null,
  how text not null,
  at timestamp (3) with time zone not null,
  staff_id uuid,
  staff_name text,
  reason text not null,
  primary key (file_id, kind, match_id),
  foreign key (file_id, kind, match_id) references reconciliation_finding (file_id, kind, match_id),
  constraint reconciliation_resolution_how check (how in ('staff', 'later') and (how = 'staff') = (staff_id is not null))
);
--> statement-breakpoint
-- Of what finance was told by mail, once.
create table reconciliation_alert (
  file_id uuid not null,
  kind text not null,
  match_id text not null,
  at timestamp (3) with time zone not null,
  primary key (file_id, kind, match_id),
  foreign key (file_id, kind, match_id) references reconciliation_finding (file_id, kind, match_id)
);
--> statement-breakpoint
create trigger append_only before update or delete on reconciliation_file for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on reconciliation_line for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on reconciliation_result for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on reconciliation_finding for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on reconciliation_resolution for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on reconciliation_alert for each row execute function ledger.refuse_change();
--> statement-breakpoint
revoke update, delete on reconciliation_file, reconciliation_line, reconciliation_result, reconciliation_finding,
  reconciliation_resolution, reconciliation_alert from balcao_app;
