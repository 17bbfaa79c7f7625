-- 检索的词表：标题里相邻的两个字，据此把拼音与首字母读成标题里有的词。

-- Pairs of adjacent characters in the titles of books and papers. A pair that no title has any more does no harm:
-- the search for it finds nothing.
create table search_pairs (
  pair text collate "C" primary key
);

-- Collation C folds A to Z only, as the search index does.
create function pairs_of(title text) returns setof text
language sql immutable strict parallel safe as $$
  select substr(folded, place, 2)
    from lower(title collate "C") as folded, generate_series(1, length(title) - 1) as place
   where substr(folded, place, 2) !~ '\s'
$$;

-- In one order, so that two transactions with the same new pairs do not wait for each other in a circle.
create function keep_pairs_of_new_titles() returns trigger language plpgsql as $$
begin
  insert into search_pairs
  select distinct pair from added, pairs_of(title) as pair order by pair
  on conflict do nothing;
  return null;
end $$;

create function keep_pairs_of_changed_title() returns trigger language plpgsql as $$
begin
  insert into search_pairs
  select distinct pair from pairs_of(new.title) as pair order by pair
  on conflict do nothing;
  return null;
end $$;

create trigger books_pairs_added after insert on books
  referencing new table as added for each statement execute function keep_pairs_of_new_titles();
create trigger papers_pairs_added after insert on papers
  referencing new table as added for each statement execute function keep_pairs_of_new_titles();
-- Of each row: a trigger of the statement would run at every count of a view.
create trigger books_pairs_changed after update of title on books
  for each row when (old.title is distinct from new.title) execute function keep_pairs_of_changed_title();
create trigger papers_pairs_changed after update of title on papers
  for each row when (old.title is distinct from new.title) execute function keep_pairs_of_changed_title();

insert into search_pairs
select distinct pair
  from (select title from books union all select title from papers) as known, pairs_of(title) as pair;
