CREATE TABLE "knowledge_word" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "knowledge_word_merchant_id_channel_id_word_pk" PRIMARY KEY("merchant_id","channel_id","word"),
	CONSTRAINT "knowledge_word_counted" CHECK ("knowledge_word"."pieces" > 0)
);
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Words come in the order of their bytes, so that two writers never wait for each other in a ring. A word that begins with # is the channel.
create function public.count_knowledge_words() returns trigger language plpgsql as $$
begin
  insert into public.knowledge_word (merchant_id, channel_id, word, pieces)
    select p.merchant_id, p.channel_id, w.word collate "C", count(*)::int
    from came p cross join unnest(tsvector_to_array(p.words)) as w(word)
    where w.word not like '#%' group by 1, 2, 3 order by 1, 2, 3
    on conflict (merchant_id, channel_id, word) do update set pieces = knowledge_word.pieces + excluded.pieces;
  return null;
end $$;
--> statement-breakpoint
create function public.discount_knowledge_words() returns trigger language plpgsql as $$
begin
  with lost as materialized (
    select p.merchant_id, p.channel_id, w.word collate "C" as word, count(*)::int as pieces
    from gone p cross join unnest(tsvector_to_array(p.words)) as w(word)
    where w.word not like '#%' group by 1, 2, 3
  ), held as materialized (
    select k.merchant_id, k.channel_id, k.word, k.pieces - l.pieces as pieces
    from public.knowledge_word k join lost l on l.merchant_id = k.merchant_id and l.channel_id = k.channel_id and l.word = k.word
    order by 1, 2, 3 for update of k
  ), forgotten as (
    delete from public.knowledge_word k using held h
    where h.merchant_id = k.merchant_id and h.channel_id = k.channel_id and h.word = k.word and h.pieces <= 0
  )
  update public.knowledge_word k set pieces = h.pieces from held h
    where h.merchant_id = k.merchant_id and h.channel_id = k.channel_id and h.word = k.word and h.pieces > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger count_words after insert on knowledge_piece referencing new table as came
  for each statement execute function public.count_knowledge_words();
--> statement-breakpoint
create trigger discount_words after delete on knowledge_piece referencing old table as gone
  for each statement execute function public.discount_knowledge_words();
--> statement-breakpoint
insert into knowledge_word (merchant_id, channel_id, word, pieces)
  select p.merchant_id, p.channel_id, w.word, count(*)::int
  from knowledge_piece p cross join unnest(tsvector_to_array(p.words)) as w(word)
  where w.word not like '#%' group by 1, 2, 3;
