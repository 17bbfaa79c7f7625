-- The number of an identity card is kept encrypted, and found by keyed hashes; identity_card has the masked number. Servers
-- encrypt what is still clear when they start (shared/account/seal-identity-cards.queries.ts).
alter table users
  add column identity_sealed text not null default '',
  add column identity_hash text not null default '',
  add column identity_end_hash text not null default '';

-- Two numbers may be masked alike. What is still clear stays unique.
drop index users_identity_card, users_identity_card_end;
create unique index users_identity_card on users (identity_card) where identity_card <> '' and identity_card not like '%*%';
create unique index users_identity_hash on users (identity_hash) where identity_hash <> '';
create index users_identity_end_hash on users (identity_end_hash) where identity_end_hash <> '';
