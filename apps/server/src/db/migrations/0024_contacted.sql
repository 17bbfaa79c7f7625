-- A teacher who was called and has not answered yet. The status stays: for the reader the application waits.
alter table activity_applications add column contacted_at timestamptz;
