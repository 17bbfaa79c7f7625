-- ── 转给谁办，与捐赠的“联系过” ──────────────────────────────
alter table book_feedbacks
  add column assigned_to text not null default '';   -- the operator to whom it was handed; '' for all
alter table book_donations
  add column assigned_to text not null default '';
alter table activity_applications
  add column assigned_to text not null default '';

-- 2: somebody has spoken with them, and the books are not yet promised.
alter table book_donations
  drop constraint book_donations_status_check,
  add constraint book_donations_status_check check (status in (-1, 0, 1, 2));
