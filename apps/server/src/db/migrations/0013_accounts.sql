-- ── 停用账号；实名认证的时间 ────────────────────────────────
-- A stopped account keeps all that it has. The reason stays with the publisher.
alter table users
  add column stopped_at timestamptz,
  add column stopped_reason text not null default '',
  add column verified_at timestamptz;

-- An operator finds an account by what its owner says on the telephone.
create index users_phone_end on users (right(phone, 4));
create index users_identity_card_end on users (right(identity_card, 4)) where identity_card <> '';
create index users_real_name on users (real_name text_pattern_ops) where real_name <> '';
create index users_nickname on users (nickname text_pattern_ops);
