-- Whose pieces are set aside, so that nobody has more of them than their share (docs/decisions/0010-reservations.md): what tells
-- sessions and blocks of addresses apart, as hashes. What stands now ends within ten minutes, and counts as nobody's.
alter table stock_reservation
  add column session text collate "C" not null default '',
  add column network text collate "C";
alter table stock_reservation alter column session drop default;
