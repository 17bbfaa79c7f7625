-- 下架：从内容文件夹里消失的图书、试卷、文章与图书资源不再显示，但不删除，收藏、下载与报名因此都留着。

-- The tables keep every row; what the site shows are views of the same names as before. A query that reads or counts
-- needs no condition of its own, so none can forget it.
alter table articles rename to all_articles;
alter table books rename to all_books;
alter table papers rename to all_papers;
alter table book_resources rename to all_book_resources;
alter table all_articles add withdrawn_at timestamptz;
alter table all_books add withdrawn_at timestamptz;
alter table all_papers add withdrawn_at timestamptz;
alter table all_book_resources add withdrawn_at timestamptz;

create view articles as select * from all_articles where withdrawn_at is null;
create view books as select * from all_books where withdrawn_at is null;
create view papers as select * from all_papers where withdrawn_at is null;
-- A resource is withdrawn with its book.
create view book_resources as
  select * from all_book_resources
   where withdrawn_at is null
     and exists (select from all_books where all_books.id = book_id and all_books.withdrawn_at is null);

-- Of the papers that are shown only: the condition of the view is implied, and pages are found in an index alone.
drop index papers_newest, papers_most_downloaded, papers_grade, papers_grade_newest, papers_subject, papers_province,
  papers_type, papers_year, papers_facets, papers_hot, papers_search;
create index papers_newest on all_papers (created_at desc, id desc)
  include (stage_id, grade_id, subject_id, province_id, type_id, year, title) where withdrawn_at is null;
create index papers_most_downloaded on all_papers (download_count desc, id desc)
  include (stage_id, grade_id, subject_id, province_id, type_id, year, title) where withdrawn_at is null;
create index papers_grade on all_papers (grade_id, subject_id, created_at desc, id desc) where withdrawn_at is null;
create index papers_grade_newest on all_papers (grade_id, created_at desc, id desc) where withdrawn_at is null;
create index papers_subject on all_papers (subject_id) where withdrawn_at is null;
create index papers_province on all_papers (province_id) where withdrawn_at is null;
create index papers_type on all_papers (type_id) where withdrawn_at is null;
create index papers_year on all_papers (year) where withdrawn_at is null;
create index papers_facets on all_papers
  (grade_id, subject_id, province_id, type_id, year, created_at desc, id desc) include (download_count)
  where withdrawn_at is null;
create index papers_hot on all_papers (created_at desc, id desc)
  include (stage_id, grade_id, subject_id, province_id, type_id, year, download_count)
  where is_hot and withdrawn_at is null;
create index papers_search on all_papers using gin (search_terms_of(title)) where withdrawn_at is null;
alter index papers_search alter column 1 set statistics 300;

-- The counts are those of the papers that are shown.
create or replace function count_changed_papers() returns trigger language plpgsql as $$
begin
  insert into paper_counts as counts
      (month, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, count)
    select month_of(created_at), stage_id, grade_id, subject_id, province_id, type_id, year, is_hot,
           case tg_op when 'DELETE' then -count(*) else count(*) end
      from changed
      where withdrawn_at is null
      group by month_of(created_at),
               grouping sets ((stage_id, grade_id, subject_id, province_id, type_id, year, is_hot), (),
                 (stage_id), (grade_id), (subject_id), (province_id), (type_id), (year), (is_hot))
    on conflict (grade_id, subject_id, province_id, type_id, year, is_hot, month, stage_id)
      do update set count = counts.count + excluded.count;
  return null;
end $$;

create or replace function count_moved_paper() returns trigger language plpgsql as $$
begin
  insert into paper_counts as counts
      (month, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, count)
    select month_of(created_at), stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, sum(step)
      from (select old.*, -1 as step union all select new.*, 1) as moved
      where withdrawn_at is null
      group by month_of(created_at),
               grouping sets ((stage_id, grade_id, subject_id, province_id, type_id, year, is_hot), (),
                 (stage_id), (grade_id), (subject_id), (province_id), (type_id), (year), (is_hot))
      having sum(step) <> 0
    on conflict (grade_id, subject_id, province_id, type_id, year, is_hot, month, stage_id)
      do update set count = counts.count + excluded.count;
  return null;
end $$;
drop trigger papers_count_moved on all_papers;
create trigger papers_count_moved
  after update of created_at, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, withdrawn_at
  on all_papers
  for each row execute function count_moved_paper();

drop trigger papers_version_raised on all_papers;
create trigger papers_version_raised
  after insert or delete or truncate
     or update of title, created_at, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot, withdrawn_at
  on all_papers
  for each statement execute function raise_paper_version();

-- What a content folder has put here: the row of each record by its key, and a hash of what was written.
create table imported_records (
  kind text not null,
  key text not null,
  content_id integer not null,
  fingerprint text not null,
  is_withdrawn boolean not null default false,
  primary key (kind, key)
);
