-- The day on which an article that ran out was ordered anew: until it comes, shoppers read in which month to buy (acceptance P-03).
alter table inventory add column reordered_at date;
