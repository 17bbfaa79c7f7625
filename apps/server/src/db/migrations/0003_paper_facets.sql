-- ── 试卷的筛选条件：索引、份数与版本 ─────────────────────────
-- Makes whatever names all facets of papers from one list: the indexes that carry them, the counts with their
-- triggers, and the version. A further facet is a column of all_papers and papers, and a call with its name in the
-- list. Whether a paper is hot is counted too, but has an index of its own.
create function list_papers_by(variadic facets text[]) returns void language plpgsql as $make$
declare
  carried text := array_to_string(facets, ', ');
  counted text := carried || ', is_hot';
  alone text := '(' || replace(counted, ', ', '), (') || ')';
  count_of text := format(
    'insert into paper_counts as counts (month, %1$s, count)
       select month_of(created_at), %1$s, sum(step)
         from %%s as moved
        where withdrawn_at is null
        group by month_of(created_at), grouping sets ((%1$s), (), %2$s)
       having sum(step) <> 0
     on conflict (%1$s, month) do update set count = counts.count + excluded.count', counted, alone);
begin
  -- A page is found in an index alone; the rows of its papers are read afterwards. The facets and the title are in the
  -- two orders, for filters that many papers pass and for common words. All indexes have the condition of the view.
  drop index if exists papers_newest, papers_most_downloaded, papers_facets, papers_hot;
  execute format('create index papers_newest on all_papers (created_at desc, id desc)
    include (%s, title) where withdrawn_at is null', carried);
  execute format('create index papers_most_downloaded on all_papers (download_count desc, id desc)
    include (%s, title) where withdrawn_at is null', carried);
  execute format('create index papers_hot on all_papers (created_at desc, id desc)
    include (%s, download_count) where is_hot and withdrawn_at is null', carried);
  -- For filters that few papers pass.
  execute format('create index papers_facets on all_papers (%s, created_at desc, id desc)
    include (download_count) where withdrawn_at is null', carried);

  -- How many papers that are shown share a month of upload (its first moment, UTC) and every facet. The count of a
  -- list is a sum over these rows, and its months say where in time a page far back begins. Lists with one filter or
  -- none, which are most, have their sums ready: a month has a row for each value of each facet with all other facets
  -- null, and one with all of them null. A count is 0 when the last paper of a row is gone.
  drop table if exists paper_counts;
  execute format('create table paper_counts as
    select created_at as month, %s, id as count from all_papers with no data', counted);
  alter table paper_counts alter month set not null, alter count set not null;
  execute format('alter table paper_counts add unique nulls not distinct (%s, month)', counted);
  execute format(count_of, '(select *, 1 as step from all_papers)');

  -- A statement at a time: loading a million papers is an upsert a batch, not a million of them. A paper at a time only
  -- where a facet changes: views and downloads, counted all the time, must not queue for one row of a month.
  execute format('create or replace function count_papers() returns trigger language plpgsql as $$
    begin
      if tg_op = ''UPDATE'' then %s;
      else %s;
      end if;
      return null;
    end $$',
    format(count_of, '(select old.*, -1 as step union all select new.*, 1)'),
    format(count_of, '(select *, case tg_op when ''DELETE'' then -1 else 1 end as step from changed)'));
  execute format('create or replace trigger papers_count_moved
    after update of created_at, withdrawn_at, %s on all_papers for each row execute function count_papers()', counted);
  execute format('create or replace trigger papers_version_raised
    after insert or delete or truncate or update of title, created_at, withdrawn_at, %s on all_papers
    for each statement execute function raise_paper_version()', counted);
end $make$;

drop function count_changed_papers, count_moved_paper cascade;
select list_papers_by('grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'stage_id');
create trigger papers_count_added after insert on all_papers
  referencing new table as changed for each statement execute function count_papers();
create trigger papers_count_removed after delete on all_papers
  referencing old table as changed for each statement execute function count_papers();
