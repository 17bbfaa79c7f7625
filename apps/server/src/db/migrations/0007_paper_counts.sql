-- 试卷的份数与索引：在一百万份里筛选、计数、翻到很后面的一页，都不必走过它们。

-- How many papers share a month of upload and every facet that a list filters by. The count of a list is a sum
-- over these rows, and its months say where in time a page far back begins. Triggers keep it exact. Lists with one
-- filter or none, which are most, have their sums ready: a month has a row for each value of each facet with all
-- other facets null, and one with all of them null.
create table paper_counts (
  month timestamptz not null,                      -- its first moment (UTC)
  stage_id integer,
  grade_id integer,
  subject_id integer,
  province_id integer,
  type_id integer,
  year smallint,
  is_hot boolean,
  count integer not null,                          -- 0 when the last paper of a row is gone
  unique nulls not distinct (grade_id, subject_id, province_id, type_id, year, is_hot, month, stage_id)
);

create function month_of(moment timestamptz) returns timestamptz language sql stable
  return date_trunc('month', moment, 'UTC');

-- A statement at a time: loading a million papers is an upsert a batch, not a million of them.
create function count_changed_papers() returns trigger language plpgsql as $$
begin
  insert into paper_counts as counts
      (month, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, count)
    select month_of(created_at), stage_id, grade_id, subject_id, province_id, type_id, year, is_hot,
           case tg_op when 'DELETE' then -count(*) else count(*) end
      from changed
      group by month_of(created_at),
               grouping sets ((stage_id, grade_id, subject_id, province_id, type_id, year, is_hot), (),
                 (stage_id), (grade_id), (subject_id), (province_id), (type_id), (year), (is_hot))
    on conflict (grade_id, subject_id, province_id, type_id, year, is_hot, month, stage_id)
      do update set count = counts.count + excluded.count;
  return null;
end $$;
create trigger papers_count_added after insert on papers
  referencing new table as changed for each statement execute function count_changed_papers();
create trigger papers_count_removed after delete on papers
  referencing old table as changed for each statement execute function count_changed_papers();

-- Only where a facet changes: views and downloads, counted all the time, must not queue for one row of a month.
create function count_moved_paper() returns trigger language plpgsql as $$
begin
  insert into paper_counts as counts
      (month, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, count)
    select month_of(created_at), stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, sum(step)
      from (select old.*, -1 as step union all select new.*, 1) as moved
      group by month_of(created_at),
               grouping sets ((stage_id, grade_id, subject_id, province_id, type_id, year, is_hot), (),
                 (stage_id), (grade_id), (subject_id), (province_id), (type_id), (year), (is_hot))
      having sum(step) <> 0
    on conflict (grade_id, subject_id, province_id, type_id, year, is_hot, month, stage_id)
      do update set count = counts.count + excluded.count;
  return null;
end $$;
create trigger papers_count_moved
  after update of created_at, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot on papers
  for each row execute function count_moved_paper();

create function forget_paper_counts() returns trigger language plpgsql as $$
begin
  delete from paper_counts;
  return null;
end $$;
create trigger papers_count_emptied after truncate on papers
  for each statement execute function forget_paper_counts();

insert into paper_counts (month, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, count)
  select month_of(created_at), stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, count(*)
    from papers
    group by month_of(created_at),
             grouping sets ((stage_id, grade_id, subject_id, province_id, type_id, year, is_hot), (),
               (stage_id), (grade_id), (subject_id), (province_id), (type_id), (year), (is_hot));

-- A page is found in an index alone; the rows of its papers are read afterwards. The facets and the title ride along in the two
-- orders, for filters that many papers pass; papers_facets serves those that few pass.
drop index papers_most_downloaded;
create index papers_most_downloaded on papers (download_count desc, id desc)
  include (stage_id, grade_id, subject_id, province_id, type_id, year, title);
drop index papers_newest;
create index papers_newest on papers (created_at desc, id desc)
  include (stage_id, grade_id, subject_id, province_id, type_id, year, title);
create index papers_facets on papers
  (grade_id, subject_id, province_id, type_id, year, created_at desc, id desc) include (download_count);
create index papers_hot on papers (created_at desc, id desc)
  include (stage_id, grade_id, subject_id, province_id, type_id, year, download_count) where is_hot;

-- Room for a view to be counted in the page of its paper, without a new entry in every index.
alter table papers set (fillfactor = 90);
