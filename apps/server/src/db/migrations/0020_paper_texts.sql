-- ── 试卷里的文字 ────────────────────────────────────────────
-- The terms of a text for the index, as search_terms_of makes them of a title: single characters and pairs. Signs
-- separate: a search drops them, so that their pairs would only make the index larger. The pattern may name fewer signs
-- than the search drops, never more. It calls no other function of ours: PostgreSQL analyzes an index with a search
-- path that has none of them.
create function text_terms_of(content text) returns text[]
language plpgsql immutable strict parallel safe cost 100000 as $$
declare
  former text := ' ';
  letter text;
  terms text[] := '{}';
begin
  foreach letter in array string_to_array(
    regexp_replace(
      lower(content collate "C"),
      '[\s!-/:-@\[-`{-~\u00a0-\u00a9\u00ab-\u00b1\u00b6-\u00b8\u00bb\u00d7\u00f7\u2000-\u206f\u3000-\u3004\u3008-\u3020\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+',
      ' ', 'g'),
    null)
  loop
    if letter <> ' ' then
      terms := terms || letter;
      if former <> ' ' then
        terms := terms || (former || letter);
      end if;
    end if;
    former := letter;
  end loop;
  return terms;
end
$$;

-- The text of each file that a paper has or had, by the file and not by the paper: a key is the hash of the content, so
-- that a file is read once. What visitors may see and what is behind the cut stand in columns and indexes of their own:
-- the search of a visitor names neither the column nor the index of the rest.
create table paper_texts (
  file_key text primary key,
  state text not null default 'unread'
    check (state in ('unread', 'read', 'empty', 'damaged', 'password', 'large', 'format', 'missing')),
  attempts smallint not null default 0,             -- a file that ends the process three times is left
  claimed_at timestamptz,                           -- when a process began to read it
  is_cut boolean not null default false,            -- whether visitors see only a part of it
  page_count integer not null default 0,            -- 0 for a file without pages
  open_text text not null default '',               -- pages separated by form feeds
  closed_text text not null default ''              -- the pages after them
);
create index paper_texts_unread on paper_texts (file_key) where state = 'unread';
create index paper_texts_open on paper_texts using gin (text_terms_of(open_text)) where open_text <> '';
create index paper_texts_closed on paper_texts using gin (text_terms_of(closed_text)) where closed_text <> '';
-- From a file that was found to its papers.
create index papers_files on all_papers using gin (file_keys) where withdrawn_at is null;

create function await_texts_of_new_papers() returns trigger language plpgsql as $$
begin
  insert into paper_texts (file_key)
  select distinct key from added, unnest(file_keys) as key order by key
  on conflict do nothing;
  return null;
end $$;

create function await_texts_of_changed_paper() returns trigger language plpgsql as $$
begin
  insert into paper_texts (file_key)
  select distinct key from unnest(new.file_keys) as key order by key
  on conflict do nothing;
  return null;
end $$;

create trigger papers_texts_added after insert on all_papers
  referencing new table as added for each statement execute function await_texts_of_new_papers();
-- Of each row: a trigger of the statement would run at every count of a view.
create trigger papers_texts_changed after update of file_keys on all_papers
  for each row when (old.file_keys is distinct from new.file_keys) execute function await_texts_of_changed_paper();

insert into paper_texts (file_key)
select distinct key from all_papers, unnest(file_keys) as key order by key;
