-- 试卷的版本号，各进程据此判断记住的检索结果是否过时；统计信息多记一些常见词。

-- Raised in the transaction that changes what searches depend on. Views and downloads, counted all the time, do not
-- raise it.
create table paper_version (
  version integer not null
);
insert into paper_version values (1);

create function raise_paper_version() returns trigger language plpgsql as $$
begin
  update paper_version set version = version + 1;
  return null;
end $$;
create trigger papers_version_raised
  after insert or delete or truncate
     or update of title, created_at, stage_id, grade_id, subject_id, province_id, type_id, year, is_hot on papers
  for each statement execute function raise_paper_version();

-- A search skips counting where the statistics tell that a thousand papers match. The default keeps the thousand most
-- frequent characters and pairs; of a million papers, the names of cities are rarer and yet in thousands of titles.
alter index papers_search alter column 1 set statistics 300;
