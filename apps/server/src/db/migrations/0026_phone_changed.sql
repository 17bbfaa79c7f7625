-- Who has changed the number of a stranger's account may not take it over by recovery before its owner has read the
-- message to the former number.
alter table users add column phone_changed_at timestamptz;
