-- ── 检索的词表：每对字在哪些试卷的标题里 ──────────────────────────
-- The papers whose title has a pair of characters, by the month of upload. A search for a word of two characters, as
-- most are, reads how many there are and the newest of them: by the index of terms it would read every paper that
-- matches to count and sort them.
alter table search_pairs add paper_count integer not null default 0;
create table paper_pairs (
  pair text collate "C",
  month timestamptz,
  ids integer[] not null,                           -- in no order; empty when the last one is gone
  primary key (pair, month)
)
-- Room for an array that grows to stay in its page.
with (fillfactor = 80);

-- Adds the papers to their pairs, or takes them away. All in one order, so that two transactions with the same pairs do
-- not wait for each other in a circle.
create function enter_paper_pairs(papers all_papers[], step integer) returns void language sql as $$
  with moved as materialized (
    select pair, month_of(created_at) as month, array_agg(distinct id) as ids
      from unnest(papers), lower(title collate "C") as folded, generate_series(1, length(title) - 1) as place,
           substr(folded, place, 2) as pair
     where withdrawn_at is null
     group by 1, 2
    having pair !~ '\s'
  ), entered as (
    insert into paper_pairs as kept
    select pair, month, ids from moved order by pair, month
    on conflict (pair, month) do update set ids =
      case step when 1 then kept.ids || excluded.ids
                else array(select unnest(kept.ids) except select unnest(excluded.ids)) end
  )
  insert into search_pairs as kept (pair, paper_count)
  select pair, step * sum(cardinality(ids)) from moved group by pair order by pair
  on conflict (pair) do update set paper_count = kept.paper_count + excluded.paper_count
$$;

create function pair_changed_papers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform enter_paper_pairs(array[old], -1);
    perform enter_paper_pairs(array[new], 1);
  else
    perform enter_paper_pairs(array(select row(changed.*)::all_papers from changed), case tg_op when 'DELETE' then -1 else 1 end);
  end if;
  return null;
end $$;

create function forget_paper_pairs() returns trigger language plpgsql as $$
begin
  truncate paper_pairs;
  update search_pairs set paper_count = 0;
  return null;
end $$;

drop trigger papers_pairs_added on all_papers;
create trigger papers_pairs_added after insert on all_papers
  referencing new table as changed for each statement execute function pair_changed_papers();
create trigger papers_pairs_removed after delete on all_papers
  referencing old table as changed for each statement execute function pair_changed_papers();
drop trigger papers_pairs_changed on all_papers;
-- Of each row: a trigger of the statement would run at every count of a view.
create trigger papers_pairs_changed after update of title, created_at, withdrawn_at on all_papers
  for each row when ((old.title, old.created_at, old.withdrawn_at) is distinct from (new.title, new.created_at, new.withdrawn_at))
  execute function pair_changed_papers();
create trigger papers_pairs_emptied after truncate on all_papers
  for each statement execute function forget_paper_pairs();

-- A month at a time: all papers at once would need the memory of the whole table.
select enter_paper_pairs(array_agg(papers), 1) from all_papers as papers group by month_of(created_at);
