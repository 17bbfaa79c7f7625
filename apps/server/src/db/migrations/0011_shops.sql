-- ── 网店申请：退回的原因、改后再交、转给、授权证书 ──────────────
alter table shop_applications
  add column user_id integer references users (id) on delete set null, -- who applied while logged in; gets notices
  add column round smallint not null default 1,            -- how often it was submitted
  add column submitted_at timestamptz not null default now(), -- the last time
  add column refused_papers jsonb not null default '{}',   -- reason by the paper's field; empty unless sent back
  add column data_reason text not null default '',         -- what is wrong with the data; '' for nothing
  add column assigned_to text not null default '';         -- the operator to whom it was handed; '' for all
update shop_applications set submitted_at = created_at;
create index shop_applications_user on shop_applications (user_id);

-- The shop of an application whose certificate was granted. The importer leaves it alone: it only removes its own rows.
alter table online_shops
  add column application_id integer unique references shop_applications (id);
-- Five digits, so that no number of a publisher's own table (four digits) is given twice.
create sequence shop_certificates start 10001;
