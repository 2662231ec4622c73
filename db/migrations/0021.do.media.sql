-- Pictures and documents, a merchant's own (docs/decisions/0028-media.md). Their bytes lie in the media store under names made of
-- what they hold; here stands which of them the shop shows under which name.
create table media (
  -- hammer-drill-1 of a picture, whose sizes the shop makes; manuals/hammer-drill-de.pdf of what is served as it is.
  name text collate "C" primary key,
  -- Where an asset line of the catalogue file says that it comes from: an address, or a file of the folder given along.
  url text,
  file text,
  ordered_url text, -- the address whose fetching was last ordered
  original text, -- the picture as it came; its sizes are made of it. None of what came in all its sizes.
  version text, -- what is shown now; null until all its sizes are there
  title text, -- what a reader calls the document
  problem text, -- why the latest was not taken
  unused_since timestamptz, -- when nothing was first seen to show it
  check (url is null or file is null)
);

-- Whether the goods of the demonstration came with their pictures ('pictures') and all its manuals ('all').
alter table stocking add column media text not null default 'none' check (media in ('none', 'pictures', 'all'));
