-- 中文检索：标题的单字与双字词建倒排索引，另给试卷的列表与筛选补上索引。

-- A trigram index cannot find words of two characters, and most Chinese words have two. The cost keeps the
-- planner from calling this for every row instead of reading the index. Collation C folds A to Z
-- only, on every server alike: the caller's words are folded the same way.
create function search_terms_of(title text) returns text[]
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  chars text[] := string_to_array(lower(title collate "C"), null);
  terms text[] := chars;
begin
  for i in 2 .. coalesce(array_length(chars, 1), 0) loop
    terms := terms || (chars[i - 1] || chars[i]);
  end loop;
  return terms;
end
$$;

drop index books_title_trgm, papers_title_trgm, articles_title_trgm;
create index books_search on books using gin (search_terms_of(title));
create index papers_search on papers using gin (search_terms_of(title));
create index articles_search on articles using gin (search_terms_of(title));

-- With the title in it, a common word is found among the newest papers without a look at their rows.
drop index papers_newest;
create index papers_newest on papers (created_at desc, id desc) include (title);
create index papers_grade_newest on papers (grade_id, created_at desc, id desc);
create index papers_subject on papers (subject_id);
create index papers_province on papers (province_id);
create index papers_type on papers (type_id);
create index papers_year on papers (year);
