-- What people write to customer service (rule Q-01), kept until it is answered or handed over and a while longer.

create sequence customer_request_number;

create table customer_request (
  id uuid primary key,
  number text collate "C" not null unique
    default 'RQ' || lpad(nextval('customer_request_number')::text, 8, '0'),
  fingerprint bytea not null unique, -- SHA-256 of the form and all that it said: sent again, it is the same request
  created_at timestamptz not null,
  country text not null,
  locale text not null,
  customer_id uuid references customer (id) on delete set null, -- who was signed in
  reason text not null,
  subreason text not null,
  contact_name text not null,
  company_name text,
  customer_email text not null,
  subject text not null,
  description text not null,
  order_number text,
  invoice_number text,
  product_number text,
  quantity text, -- digits: there is no most
  vat_id text,
  phone_number text,
  current_url text, -- the page that the form was opened on
  debug_email text, -- outside production: where the case desk writes what became of it
  desk text check (desk in ('embedded', 'http')), -- which case desk has it
  handed_over_at timestamptz, -- when that took it
  answered_at timestamptz -- the last answer that was written here
);
create index customer_request_created on customer_request (created_at);
create index customer_request_customer on customer_request (customer_id);

-- Private: no page and no address leads to them.
create table customer_request_file (
  request_id uuid not null references customer_request (id) on delete cascade,
  position smallint not null,
  name text not null, -- the sender's; says nothing of what it is
  type text not null check (type in ('jpg', 'png', 'webp', 'pdf')), -- by its content
  content bytea not null,
  primary key (request_id, position)
);

create table customer_request_answer (
  id uuid primary key,
  request_id uuid not null references customer_request (id) on delete cascade,
  created_at timestamptz not null,
  text text not null
);
create index customer_request_answer_request on customer_request_answer (request_id, created_at);
