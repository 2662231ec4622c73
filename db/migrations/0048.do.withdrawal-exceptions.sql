-- Goods that nobody can withdraw from, or only while they are sealed (Directive 2011/83/EU, Article 16).
alter table product add column withdrawal_exception text
  check (withdrawal_exception in ('madeToOrder', 'perishable', 'sealedHygiene', 'sealedMedia'));
