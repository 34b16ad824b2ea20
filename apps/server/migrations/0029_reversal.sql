-- Taking back a journal: asked for by one of finance, decided by another.
create table reversal_request (
  merchant_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  words text not null,
  status text not null,
  asked_by uuid not null,
  asked_at timestamp (3) with time zone not null,
  expires_at timestamp (3) with time zone not null,
  ended_by uuid,
  ended_at timestamp (3) with time zone,
  ended_words text,
  primary key (merchant_id, id),
  foreign key (merchant_id, journal_id) references ledger.journal (merchant_id, id),
  constraint reversal_request_status check (status in ('asked', 'agreed', 'refused', 'withdrawn', 'expired')),
  constraint reversal_request_ended check ((status = 'asked') = (ended_at is null)),
  constraint reversal_request_second_person check (status not in ('agreed', 'refused') or (ended_by is not null and ended_by <> asked_by))
);
--> statement-breakpoint
create unique index reversal_request_live on reversal_request (merchant_id, journal_id) where status = 'asked';
--> statement-breakpoint
create unique index reversal_request_agreed on reversal_request (merchant_id, journal_id) where status = 'agreed';
--> statement-breakpoint
create index reversal_request_waiting on reversal_request (journal_id) where status = 'asked';
--> statement-breakpoint
create index reversal_request_journal on reversal_request (journal_id desc, asked_at desc);
--> statement-breakpoint
-- What was asked stays as it was asked; only how it ended is added.
revoke update, delete, truncate on reversal_request from balcao_app;
--> statement-breakpoint
grant update (status, ended_by, ended_at, ended_words) on reversal_request to balcao_app;
--> statement-breakpoint
-- A reversal names a journal of the same merchant. Ordinary journals name none and are not looked at.
alter table ledger.journal add constraint journal_original
  foreign key (merchant_id, reverses) references ledger.journal (merchant_id, id);
--> statement-breakpoint
-- When a transaction with a reversal ends: two of the staff agreed to it, it takes back no reversal, and it moves exactly what the
-- original moved, the other way round.
create function ledger.require_reversal() returns trigger
language plpgsql security definer set search_path = ledger, public, pg_temp as $$
begin
  if not exists (
    select from public.reversal_request q where q.merchant_id = new.merchant_id and q.journal_id = new.reverses
      and q.status = 'agreed' and q.ended_by <> q.asked_by) then
    raise exception 'a reversal without two of the staff' using errcode = '23514', constraint = 'reversal_second_person';
  end if;
  if exists (
    select from journal o where o.merchant_id = new.merchant_id and o.id = new.reverses and o.reverses is not null) then
    raise exception 'a reversal of a reversal' using errcode = '23514', constraint = 'reversal_of_reversal';
  end if;
  if exists (
    select from entry e where e.merchant_id = new.merchant_id and e.journal_id in (new.id, new.reverses)
    group by e.bucket, e.rail having sum(e.amount) <> 0) then
    raise exception 'a reversal that moves something else' using errcode = '23514', constraint = 'reversal_exact';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger reversal after insert on ledger.journal deferrable initially deferred
  for each row when (new.reverses is not null) execute function ledger.require_reversal();
