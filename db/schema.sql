-- The schema that db/migrations make, for reading. Written by "node scripts/schema.ts"; a test compares the two.

-- Functions

CREATE OR REPLACE FUNCTION public.count_ratings(skus text[], ratings smallint[], steps integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into review_statistics (sku) select distinct changed from unnest(skus) as changed order by changed
    on conflict (sku) do nothing;
  select from review_statistics where sku = any(skus) order by sku for update;
  update review_statistics as known set
    rating_1 = known.rating_1 + change.rating_1,
    rating_2 = known.rating_2 + change.rating_2,
    rating_3 = known.rating_3 + change.rating_3,
    rating_4 = known.rating_4 + change.rating_4,
    rating_5 = known.rating_5 + change.rating_5
  from (
    select sku,
      coalesce(sum(step) filter (where rating = 1), 0)::integer as rating_1,
      coalesce(sum(step) filter (where rating = 2), 0)::integer as rating_2,
      coalesce(sum(step) filter (where rating = 3), 0)::integer as rating_3,
      coalesce(sum(step) filter (where rating = 4), 0)::integer as rating_4,
      coalesce(sum(step) filter (where rating = 5), 0)::integer as rating_5
    from unnest(skus, ratings, steps) as changes (sku, rating, step) group by sku) as change
  where known.sku = change.sku;
$function$;

CREATE OR REPLACE FUNCTION public.count_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform count_ratings(array_agg(sku), array_agg(rating), array_agg(1))
      from reviews_after where state = 'Approved' having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform count_ratings(array_agg(sku), array_agg(rating), array_agg(-1))
      from reviews_before where state = 'Approved' having count(*) > 0;
  else
    perform count_ratings(array_agg(sku), array_agg(rating), array_agg(step))
      from (select sku, rating, 1 as step from reviews_after where state = 'Approved'
            union all
            select sku, rating, -1 from reviews_before where state = 'Approved') as changes
      having count(*) > 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.localized_text(texts jsonb, locale text, fallback text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((texts ->> locale), (texts ->> fallback), (texts ->> 'en-GB'::text), (jsonb_path_query_first(texts, '$.*'::jsonpath) #>> '{}'::text[]));

CREATE OR REPLACE FUNCTION public.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append-only', tg_table_name; end $function$;

-- Sequences

CREATE SEQUENCE customer_request_number AS bigint START 1 INCREMENT 1;

CREATE SEQUENCE order_number AS bigint START 1 INCREMENT 1;

CREATE SEQUENCE withdrawal_number AS bigint START 1 INCREMENT 1;

-- Tables

CREATE TABLE attempt (
  key text NOT NULL,
  since timestamp with time zone NOT NULL,
  count integer NOT NULL,
  worth bigint NOT NULL DEFAULT 0,
  CONSTRAINT attempt_pkey PRIMARY KEY (key)
);

CREATE TABLE cart (
  id uuid NOT NULL,
  version integer NOT NULL,
  store_key text NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  customer_email text,
  client_type text NOT NULL,
  line_items jsonb NOT NULL,
  billing_address jsonb,
  shipping_address jsonb,
  shipping_method_key text,
  total_cent_amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  modified_at timestamp with time zone NOT NULL,
  discount_codes text[] NOT NULL DEFAULT '{}'::text[],
  refused_gifts text[] NOT NULL DEFAULT '{}'::text[],
  payment_method text,
  custom jsonb NOT NULL DEFAULT '{}'::jsonb,
  customer_id uuid,
  vat jsonb,
  gifts text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT cart_pkey PRIMARY KEY (id),
  CONSTRAINT cart_client_type_check CHECK ((client_type = ANY (ARRAY['PRIVATE'::text, 'COMPANY'::text]))),
  CONSTRAINT cart_state_check CHECK ((state = ANY (ARRAY['Active'::text, 'Ordered'::text])))
);

CREATE TABLE cart_discount (
  key text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{}'::jsonb,
  value jsonb NOT NULL,
  target jsonb NOT NULL,
  minimum_goods jsonb NOT NULL DEFAULT '[]'::jsonb,
  sort_order integer NOT NULL,
  stacking_mode text NOT NULL DEFAULT 'Stacking'::text,
  stores text[] NOT NULL DEFAULT '{}'::text[],
  requires_discount_code boolean NOT NULL DEFAULT false,
  volume_discount_group text,
  volume integer,
  tier text,
  is_active boolean NOT NULL DEFAULT true,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT cart_discount_pkey PRIMARY KEY (key),
  CONSTRAINT cart_discount_id_key UNIQUE (id),
  CONSTRAINT cart_discount_check CHECK (((volume_discount_group IS NULL) = (volume IS NULL))),
  CONSTRAINT cart_discount_stacking_mode_check CHECK ((stacking_mode = ANY (ARRAY['Stacking'::text, 'StopAfterThisDiscount'::text]))),
  CONSTRAINT cart_discount_volume_check CHECK ((volume > 0))
);

CREATE TABLE catalogue_version (
  only_row boolean NOT NULL DEFAULT true,
  version bigint NOT NULL,
  CONSTRAINT catalogue_version_pkey PRIMARY KEY (only_row),
  CONSTRAINT catalogue_version_only_row_check CHECK (only_row)
);

CREATE TABLE category (
  key text NOT NULL,
  parent_key text,
  order_hint integer NOT NULL DEFAULT 0,
  name jsonb NOT NULL,
  slug jsonb NOT NULL,
  meta_title jsonb NOT NULL DEFAULT '{}'::jsonb,
  meta_description jsonb NOT NULL DEFAULT '{}'::jsonb,
  content jsonb NOT NULL DEFAULT '{}'::jsonb,
  image text,
  version bigint NOT NULL DEFAULT 1,
  posts jsonb NOT NULL DEFAULT '{}'::jsonb,
  image_url jsonb NOT NULL DEFAULT '{}'::jsonb,
  related jsonb NOT NULL DEFAULT '{}'::jsonb,
  faq jsonb NOT NULL DEFAULT '{}'::jsonb,
  changed_at timestamp with time zone,
  CONSTRAINT category_pkey PRIMARY KEY (key)
);

CREATE TABLE consent_proof (
  id uuid NOT NULL,
  given_at timestamp with time zone NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  words_version integer NOT NULL,
  purposes text[] NOT NULL,
  CONSTRAINT consent_proof_pkey PRIMARY KEY (id)
);

CREATE TABLE contract_text (
  id text COLLATE "C" NOT NULL,
  texts jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT contract_text_pkey PRIMARY KEY (id)
);

CREATE TABLE customer (
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  email text NOT NULL,
  email_verified_at timestamp with time zone,
  password_salt bytea NOT NULL,
  password_hash bytea NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  date_of_birth date,
  vat_id text,
  locale text NOT NULL,
  customer_type text NOT NULL,
  customer_group text,
  addresses jsonb NOT NULL DEFAULT '[]'::jsonb,
  shipping_address_ids text[] NOT NULL DEFAULT '{}'::text[],
  billing_address_ids text[] NOT NULL DEFAULT '{}'::text[],
  default_shipping_address_id text,
  default_billing_address_id text,
  created_at timestamp with time zone NOT NULL,
  modified_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT customer_pkey PRIMARY KEY (id),
  CONSTRAINT customer_customer_type_check CHECK ((customer_type = ANY (ARRAY['private'::text, 'company'::text])))
);

CREATE TABLE customer_group (
  key text NOT NULL,
  name jsonb NOT NULL DEFAULT '{}'::jsonb,
  tier text,
  CONSTRAINT customer_group_pkey PRIMARY KEY (key)
);

CREATE TABLE customer_request (
  id uuid NOT NULL,
  number text COLLATE "C" NOT NULL DEFAULT ('RQ'::text || lpad((nextval('customer_request_number'::regclass))::text, 8, '0'::text)),
  fingerprint bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  customer_id uuid,
  reason text NOT NULL,
  subreason text NOT NULL,
  contact_name text NOT NULL,
  company_name text,
  customer_email text NOT NULL,
  subject text NOT NULL,
  description text NOT NULL,
  order_number text,
  invoice_number text,
  product_number text,
  quantity text,
  vat_id text,
  phone_number text,
  current_url text,
  debug_email text,
  desk text,
  handed_over_at timestamp with time zone,
  answered_at timestamp with time zone,
  CONSTRAINT customer_request_pkey PRIMARY KEY (id),
  CONSTRAINT customer_request_fingerprint_key UNIQUE (fingerprint),
  CONSTRAINT customer_request_number_key UNIQUE (number),
  CONSTRAINT customer_request_desk_check CHECK ((desk = ANY (ARRAY['embedded'::text, 'http'::text])))
);

CREATE TABLE customer_request_answer (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  text text NOT NULL,
  CONSTRAINT customer_request_answer_pkey PRIMARY KEY (id)
);

CREATE TABLE customer_request_file (
  request_id uuid NOT NULL,
  "position" smallint NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT customer_request_file_pkey PRIMARY KEY (request_id, "position"),
  CONSTRAINT customer_request_file_type_check CHECK ((type = ANY (ARRAY['jpg'::text, 'png'::text, 'webp'::text, 'pdf'::text])))
);

CREATE TABLE customer_token (
  token_hash bytea NOT NULL,
  customer_id uuid NOT NULL,
  purpose text NOT NULL,
  new_email text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT customer_token_pkey PRIMARY KEY (token_hash),
  CONSTRAINT customer_token_purpose_check CHECK ((purpose = ANY (ARRAY['reset-password'::text, 'verify-email'::text, 'change-email'::text])))
);

CREATE TABLE discount_code (
  code text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name jsonb NOT NULL DEFAULT '{}'::jsonb,
  cart_discounts text[] NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  max_applications integer,
  max_applications_per_customer integer,
  applications integer NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT discount_code_pkey PRIMARY KEY (code),
  CONSTRAINT discount_code_id_key UNIQUE (id),
  CONSTRAINT discount_code_applications_check CHECK ((applications >= 0)),
  CONSTRAINT discount_code_check CHECK ((applications <= max_applications)),
  CONSTRAINT discount_code_max_applications_check CHECK ((max_applications >= 0)),
  CONSTRAINT discount_code_max_applications_per_customer_check CHECK ((max_applications_per_customer >= 0))
);

CREATE TABLE discount_code_use (
  code text NOT NULL,
  order_id uuid NOT NULL,
  customer_key text NOT NULL,
  CONSTRAINT discount_code_use_pkey PRIMARY KEY (code, order_id)
);

CREATE TABLE idempotent_answer (
  caller bytea NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotent_answer_pkey PRIMARY KEY (caller, call, key)
);

CREATE TABLE inventory (
  sku text COLLATE "C" NOT NULL,
  available integer NOT NULL,
  channel text COLLATE "C" NOT NULL DEFAULT ''::text,
  reordered_at date,
  CONSTRAINT inventory_pkey PRIMARY KEY (sku, channel),
  CONSTRAINT inventory_available_check CHECK ((available >= 0))
);

CREATE TABLE media (
  name text COLLATE "C" NOT NULL,
  url text,
  file text,
  ordered_url text,
  original text,
  version text,
  title text,
  problem text,
  unused_since timestamp with time zone,
  bytes integer,
  CONSTRAINT media_pkey PRIMARY KEY (name),
  CONSTRAINT media_check CHECK (((url IS NULL) OR (file IS NULL)))
);

CREATE TABLE merchant_record (
  version integer NOT NULL,
  record jsonb NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  changed_by text NOT NULL,
  CONSTRAINT merchant_record_pkey PRIMARY KEY (version),
  CONSTRAINT merchant_record_changed_by_check CHECK ((changed_by <> ''::text)),
  CONSTRAINT merchant_record_record_check CHECK ((jsonb_typeof(record) = 'object'::text)),
  CONSTRAINT merchant_record_version_check CHECK ((version > 0))
);

CREATE TABLE newsletter_consent_event (
  id uuid NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT newsletter_consent_event_pkey PRIMARY KEY (id)
);

CREATE TABLE newsletter_subscription (
  id uuid NOT NULL,
  store_key text NOT NULL,
  email text NOT NULL,
  locale text NOT NULL,
  state text NOT NULL,
  words text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  requested_from text NOT NULL,
  confirmed_at timestamp with time zone,
  confirmed_from text,
  unsubscribed_at timestamp with time zone,
  confirm_hash bytea,
  confirm_until timestamp with time zone,
  unsubscribe_token text NOT NULL,
  CONSTRAINT newsletter_subscription_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_subscription_unsubscribe_token_key UNIQUE (unsubscribe_token),
  CONSTRAINT newsletter_subscription_check CHECK (((state <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  CONSTRAINT newsletter_subscription_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);

CREATE TABLE old_address (
  country text NOT NULL,
  path text COLLATE "C" NOT NULL,
  target text COLLATE "C" NOT NULL,
  status smallint NOT NULL,
  CONSTRAINT old_address_pkey PRIMARY KEY (path, country),
  CONSTRAINT old_address_status_check CHECK ((status = ANY (ARRAY[301, 308])))
);

CREATE TABLE "order" (
  id uuid NOT NULL,
  order_number text NOT NULL,
  version integer NOT NULL,
  cart_id uuid NOT NULL,
  cart_version integer NOT NULL,
  store_key text NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  currency text NOT NULL,
  customer_email text NOT NULL,
  order_state text NOT NULL,
  shipment_state text NOT NULL,
  payment_state text NOT NULL,
  total_cent_amount bigint NOT NULL,
  contents jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  customer_id uuid,
  paid_cent_amount bigint NOT NULL DEFAULT 0,
  CONSTRAINT order_pkey PRIMARY KEY (id),
  CONSTRAINT order_cart_id_key UNIQUE (cart_id),
  CONSTRAINT order_order_number_key UNIQUE (order_number),
  CONSTRAINT order_order_state_check CHECK ((order_state = ANY (ARRAY['Open'::text, 'Confirmed'::text, 'Complete'::text, 'Cancelled'::text]))),
  CONSTRAINT order_paid_cent_amount_check CHECK ((paid_cent_amount >= 0)),
  CONSTRAINT order_payment_state_check CHECK ((payment_state = ANY (ARRAY['Pending'::text, 'BalanceDue'::text, 'Paid'::text, 'Failed'::text, 'CreditOwed'::text]))),
  CONSTRAINT order_shipment_state_check CHECK ((shipment_state = ANY (ARRAY['Pending'::text, 'Ready'::text, 'Shipped'::text, 'Delivered'::text, 'Backorder'::text])))
);

CREATE TABLE order_contract (
  order_id uuid NOT NULL,
  text_id text COLLATE "C" NOT NULL,
  kept_at timestamp with time zone NOT NULL,
  CONSTRAINT order_contract_pkey PRIMARY KEY (order_id)
);

CREATE TABLE order_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  order_version integer NOT NULL,
  type text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  actor text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  CONSTRAINT order_event_pkey PRIMARY KEY (id),
  CONSTRAINT order_event_actor_check CHECK ((actor = ANY (ARRAY['operator'::text, 'system'::text])))
);

CREATE TABLE order_receipt (
  order_id uuid NOT NULL,
  reference text NOT NULL,
  cent_amount bigint NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT order_receipt_pkey PRIMARY KEY (order_id, reference),
  CONSTRAINT order_receipt_cent_amount_check CHECK ((cent_amount > 0))
);

CREATE TABLE order_reversal (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  contents jsonb NOT NULL,
  is_restocked boolean NOT NULL,
  refund_cent_amount bigint NOT NULL,
  refund_state text NOT NULL,
  payment_id uuid,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  refund_attempt integer NOT NULL DEFAULT 0,
  refund_failed_at timestamp with time zone,
  CONSTRAINT order_reversal_pkey PRIMARY KEY (id),
  CONSTRAINT order_reversal_check CHECK (((refund_state = 'None'::text) = (refund_cent_amount = 0))),
  CONSTRAINT order_reversal_check1 CHECK (((refund_state = 'Paid'::text) = (settled_at IS NOT NULL))),
  CONSTRAINT order_reversal_failed CHECK (((refund_failed_at IS NULL) OR (refund_state = 'Owed'::text))),
  CONSTRAINT order_reversal_kind_check CHECK ((kind = ANY (ARRAY['cancel'::text, 'return'::text]))),
  CONSTRAINT order_reversal_refund_cent_amount_check CHECK ((refund_cent_amount >= 0)),
  CONSTRAINT order_reversal_refund_state_check CHECK ((refund_state = ANY (ARRAY['None'::text, 'Owed'::text, 'Paid'::text])))
);

CREATE TABLE order_survey (
  order_id uuid NOT NULL,
  token text COLLATE "C" NOT NULL,
  locale text NOT NULL,
  words text NOT NULL,
  agreed_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  told_at timestamp with time zone,
  answered_at timestamp with time zone,
  score smallint,
  comment text,
  CONSTRAINT order_survey_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_survey_token_key UNIQUE (token),
  CONSTRAINT order_survey_check CHECK (((answered_at IS NULL) = (score IS NULL))),
  CONSTRAINT order_survey_check1 CHECK (((comment IS NULL) OR (answered_at IS NOT NULL))),
  CONSTRAINT order_survey_score_check CHECK (((score >= 0) AND (score <= 10)))
);

CREATE TABLE order_viewer (
  order_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  CONSTRAINT order_viewer_pkey PRIMARY KEY (token_hash, order_id)
);

CREATE TABLE page (
  key text COLLATE "C" NOT NULL,
  page text COLLATE "C" NOT NULL,
  locale text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  title text,
  meta jsonb NOT NULL,
  brand text,
  published_at timestamp with time zone,
  teaser jsonb,
  blocks jsonb NOT NULL,
  changed_at timestamp with time zone,
  CONSTRAINT page_pkey PRIMARY KEY (key),
  CONSTRAINT page_page_locale_key UNIQUE (page, locale),
  CONSTRAINT page_kind_check CHECK ((kind = ANY (ARRAY['home'::text, 'information'::text, 'help'::text, 'brand'::text, 'article'::text, 'landing'::text, 'part'::text])))
);

CREATE TABLE paper (
  id uuid NOT NULL,
  seller_vat_id text NOT NULL,
  kind text NOT NULL,
  number text COLLATE "C" NOT NULL,
  order_id uuid NOT NULL,
  reversal_id uuid,
  issued_on date NOT NULL,
  contents jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT paper_pkey PRIMARY KEY (id),
  CONSTRAINT paper_reversal_id_key UNIQUE (reversal_id),
  CONSTRAINT paper_seller_vat_id_number_key UNIQUE (seller_vat_id, number),
  CONSTRAINT paper_check CHECK (((kind = 'credit-note'::text) = (reversal_id IS NOT NULL))),
  CONSTRAINT paper_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])))
);

CREATE TABLE paper_counter (
  seller_vat_id text NOT NULL,
  kind text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT paper_counter_pkey PRIMARY KEY (seller_vat_id, kind, year),
  CONSTRAINT paper_counter_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  CONSTRAINT paper_counter_last_check CHECK ((last > 0))
);

CREATE TABLE paper_file (
  paper_id uuid NOT NULL,
  pdf bytea NOT NULL,
  xml text NOT NULL,
  drawn_at timestamp with time zone NOT NULL,
  CONSTRAINT paper_file_pkey PRIMARY KEY (paper_id)
);

CREATE TABLE payment (
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  cart_version integer NOT NULL,
  order_id uuid,
  store_key text NOT NULL,
  payment_interface text NOT NULL,
  method text NOT NULL,
  currency text NOT NULL,
  cent_amount bigint NOT NULL,
  state text NOT NULL,
  provider_reference text,
  refusal text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL,
  modified_at timestamp with time zone NOT NULL,
  reference_payment jsonb,
  decline_reason text,
  checked_at timestamp with time zone,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_provider_reference_key UNIQUE (provider_reference),
  CONSTRAINT payment_cent_amount_check CHECK ((cent_amount >= 0)),
  CONSTRAINT payment_check CHECK (((refusal IS NULL) OR (state = 'Cancelled'::text))),
  CONSTRAINT payment_payment_interface_check CHECK ((payment_interface = ANY (ARRAY['cash-on-delivery'::text, 'bank-transfer'::text, 'card'::text]))),
  CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['Created'::text, 'Pending'::text, 'Authorised'::text, 'Refused'::text, 'Cancelled'::text])))
);

CREATE TABLE payment_contact (
  payment_id uuid NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  email text NOT NULL,
  first_name text,
  last_name text,
  kept_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  told_end text,
  CONSTRAINT payment_contact_pkey PRIMARY KEY (payment_id),
  CONSTRAINT payment_contact_told_end_check CHECK ((told_end = ANY (ARRAY['refused'::text, 'given-back'::text])))
);

CREATE TABLE payment_difference (
  reference text NOT NULL,
  kind text NOT NULL,
  details jsonb NOT NULL,
  found_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT payment_difference_pkey PRIMARY KEY (reference, kind)
);

CREATE TABLE payment_suspicion (
  id uuid NOT NULL,
  key text COLLATE "C" NOT NULL,
  since timestamp with time zone NOT NULL,
  kind text NOT NULL,
  answer text NOT NULL,
  count integer NOT NULL,
  worth bigint NOT NULL,
  payment_id uuid,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_suspicion_pkey PRIMARY KEY (id),
  CONSTRAINT payment_suspicion_key_since_key UNIQUE (key, since),
  CONSTRAINT payment_suspicion_answer_check CHECK ((answer = ANY (ARRAY['refuse'::text, 'another method'::text, 'tell'::text])))
);

CREATE TABLE payment_transaction (
  id text NOT NULL,
  payment_id uuid NOT NULL,
  type text NOT NULL,
  state text NOT NULL,
  currency text NOT NULL,
  cent_amount bigint NOT NULL,
  refund_id text,
  reason text,
  happened_at timestamp with time zone NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_transaction_pkey PRIMARY KEY (id),
  CONSTRAINT payment_transaction_state_check CHECK ((state = ANY (ARRAY['Success'::text, 'Failure'::text]))),
  CONSTRAINT payment_transaction_type_check CHECK ((type = ANY (ARRAY['Authorization'::text, 'CancelAuthorization'::text, 'Charge'::text, 'Refund'::text, 'Chargeback'::text, 'ChargebackReversal'::text])))
);

CREATE TABLE payment_visitor (
  payment_id uuid NOT NULL,
  session text COLLATE "C" NOT NULL,
  network text COLLATE "C",
  CONSTRAINT payment_visitor_pkey PRIMARY KEY (payment_id)
);

CREATE TABLE price (
  sku text COLLATE "C" NOT NULL,
  key text NOT NULL,
  currency text NOT NULL,
  cent_amount bigint NOT NULL,
  country text,
  customer_group text,
  channel text,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  tiers jsonb NOT NULL DEFAULT '[]'::jsonb,
  discounted_cent_amount bigint,
  discount_key text,
  discounted_since timestamp with time zone,
  CONSTRAINT price_pkey PRIMARY KEY (sku, key),
  CONSTRAINT price_cent_amount_check CHECK ((cent_amount >= 0)),
  CONSTRAINT price_discounted_cent_amount_check CHECK ((discounted_cent_amount >= 0))
);

CREATE TABLE price_log (
  sku text COLLATE "C" NOT NULL,
  scope text NOT NULL,
  logged_at timestamp with time zone NOT NULL,
  cent_amount bigint,
  currency text NOT NULL,
  CONSTRAINT price_log_pkey PRIMARY KEY (sku, scope, currency, logged_at),
  CONSTRAINT price_log_cent_amount_check CHECK ((cent_amount >= 0))
);

CREATE TABLE price_refresh (
  only_row boolean NOT NULL DEFAULT true,
  refreshed_until timestamp with time zone NOT NULL,
  CONSTRAINT price_refresh_pkey PRIMARY KEY (only_row),
  CONSTRAINT price_refresh_only_row_check CHECK (only_row)
);

CREATE TABLE product (
  sku text COLLATE "C" NOT NULL,
  product_type text NOT NULL,
  brand text,
  name jsonb NOT NULL,
  slug jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{}'::jsonb,
  highlights jsonb NOT NULL DEFAULT '{}'::jsonb,
  attributes jsonb NOT NULL DEFAULT '[]'::jsonb,
  images jsonb NOT NULL DEFAULT '[]'::jsonb,
  categories text[] NOT NULL,
  package text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  popularity integer NOT NULL DEFAULT 0,
  ean text,
  model text,
  released_at date,
  published boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  tax_category text NOT NULL DEFAULT 'standard'::text,
  volume_discount_group text,
  family text,
  eligible_for_selling boolean NOT NULL DEFAULT true,
  meta_title jsonb NOT NULL DEFAULT '{}'::jsonb,
  meta_description jsonb NOT NULL DEFAULT '{}'::jsonb,
  meta_keywords jsonb NOT NULL DEFAULT '{}'::jsonb,
  faq jsonb NOT NULL DEFAULT '{}'::jsonb,
  manual_url jsonb NOT NULL DEFAULT '{}'::jsonb,
  video text,
  delivery_package text,
  dimensions jsonb,
  related_accessories text[] NOT NULL DEFAULT '{}'::text[],
  parent_products text[] NOT NULL DEFAULT '{}'::text[],
  energy jsonb,
  images_360 integer NOT NULL DEFAULT 0,
  guarantee jsonb,
  content jsonb,
  manufacturer jsonb,
  warnings jsonb NOT NULL DEFAULT '{}'::jsonb,
  hazard jsonb,
  documents jsonb NOT NULL DEFAULT '[]'::jsonb,
  changed_at timestamp with time zone,
  set_parts jsonb NOT NULL DEFAULT '[]'::jsonb,
  second_hand jsonb,
  withdrawal_exception text,
  CONSTRAINT product_pkey PRIMARY KEY (sku),
  CONSTRAINT product_images_360_check CHECK ((images_360 >= 0)),
  CONSTRAINT product_package_check CHECK ((package = ANY (ARRAY['parcel'::text, 'freight'::text]))),
  CONSTRAINT product_withdrawal_exception_check CHECK ((withdrawal_exception = ANY (ARRAY['madeToOrder'::text, 'perishable'::text, 'sealedHygiene'::text, 'sealedMedia'::text])))
);

CREATE TABLE product_attribute (
  product_type text NOT NULL,
  key text NOT NULL,
  "position" smallint NOT NULL,
  label jsonb NOT NULL,
  unit text,
  CONSTRAINT product_attribute_pkey PRIMARY KEY (product_type, key)
);

CREATE TABLE product_discount (
  key text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name jsonb NOT NULL,
  value jsonb NOT NULL,
  predicate jsonb NOT NULL,
  sort_order integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT product_discount_pkey PRIMARY KEY (key),
  CONSTRAINT product_discount_id_key UNIQUE (id)
);

CREATE TABLE product_type (
  key text NOT NULL,
  CONSTRAINT product_type_pkey PRIMARY KEY (key)
);

CREATE TABLE review (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  key text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  sku text COLLATE "C" NOT NULL,
  state text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  author_name text NOT NULL,
  rating smallint NOT NULL,
  locale text NOT NULL,
  source text,
  translations jsonb NOT NULL DEFAULT '{}'::jsonb,
  customer_care_response_text text,
  consent boolean,
  customer_id uuid,
  order_id uuid,
  created_at timestamp with time zone NOT NULL,
  review_created_at timestamp with time zone NOT NULL,
  CONSTRAINT review_pkey PRIMARY KEY (id),
  CONSTRAINT review_key_key UNIQUE (key),
  CONSTRAINT review_order_id_sku_key UNIQUE (order_id, sku),
  CONSTRAINT review_author_name_check CHECK (((char_length(author_name) >= 1) AND (char_length(author_name) <= 60))),
  CONSTRAINT review_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT review_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Rejected'::text]))),
  CONSTRAINT review_text_check CHECK (((char_length(text) >= 3) AND (char_length(text) <= 4000))),
  CONSTRAINT review_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);

CREATE TABLE review_statistics (
  sku text COLLATE "C" NOT NULL,
  rating_1 integer NOT NULL DEFAULT 0,
  rating_2 integer NOT NULL DEFAULT 0,
  rating_3 integer NOT NULL DEFAULT 0,
  rating_4 integer NOT NULL DEFAULT 0,
  rating_5 integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL GENERATED ALWAYS AS (((((rating_1 + rating_2) + rating_3) + rating_4) + rating_5)) STORED,
  rating_sum integer NOT NULL GENERATED ALWAYS AS (((((rating_1 + (2 * rating_2)) + (3 * rating_3)) + (4 * rating_4)) + (5 * rating_5))) STORED,
  CONSTRAINT review_statistics_pkey PRIMARY KEY (sku),
  CONSTRAINT review_statistics_rating_1_check CHECK ((rating_1 >= 0)),
  CONSTRAINT review_statistics_rating_2_check CHECK ((rating_2 >= 0)),
  CONSTRAINT review_statistics_rating_3_check CHECK ((rating_3 >= 0)),
  CONSTRAINT review_statistics_rating_4_check CHECK ((rating_4 >= 0)),
  CONSTRAINT review_statistics_rating_5_check CHECK ((rating_5 >= 0))
);

CREATE TABLE search_pin (
  locale text NOT NULL,
  query text COLLATE "C" NOT NULL,
  skus text[] NOT NULL,
  CONSTRAINT search_pin_pkey PRIMARY KEY (locale, query),
  CONSTRAINT search_pin_skus_check CHECK ((cardinality(skus) > 0))
);

CREATE TABLE search_query_count (
  day date NOT NULL,
  locale text NOT NULL,
  query text COLLATE "C" NOT NULL,
  written text COLLATE "C" NOT NULL,
  searches integer NOT NULL,
  without_hits integer NOT NULL,
  hits integer NOT NULL,
  CONSTRAINT search_query_count_pkey PRIMARY KEY (day, locale, query, written),
  CONSTRAINT search_query_count_check CHECK (((without_hits >= 0) AND (without_hits <= searches))),
  CONSTRAINT search_query_count_hits_check CHECK ((hits >= 0)),
  CONSTRAINT search_query_count_searches_check CHECK ((searches > 0))
);

CREATE TABLE search_redirect (
  locale text NOT NULL,
  query text COLLATE "C" NOT NULL,
  target text NOT NULL,
  CONSTRAINT search_redirect_pkey PRIMARY KEY (locale, query)
);

CREATE TABLE search_synonym (
  locale text NOT NULL,
  "position" integer NOT NULL,
  terms text[] NOT NULL,
  from_terms text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT search_synonym_pkey PRIMARY KEY (locale, "position"),
  CONSTRAINT search_synonym_terms_check CHECK ((cardinality(terms) > 0))
);

CREATE TABLE session (
  token_hash bytea NOT NULL,
  store_key text NOT NULL,
  cart_id uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  customer_id uuid,
  CONSTRAINT session_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE stock_notice (
  id uuid NOT NULL,
  sku text COLLATE "C" NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  email text,
  asked_at timestamp with time zone NOT NULL,
  request_sent_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT stock_notice_pkey PRIMARY KEY (id)
);

CREATE TABLE stock_reservation (
  cart_id uuid NOT NULL,
  sku text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  quantity integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  session text COLLATE "C" NOT NULL,
  network text COLLATE "C",
  CONSTRAINT stock_reservation_pkey PRIMARY KEY (cart_id, sku, channel),
  CONSTRAINT stock_reservation_quantity_check CHECK ((quantity > 0))
);

CREATE TABLE stocking (
  only_row boolean NOT NULL DEFAULT true,
  goods text NOT NULL,
  media text NOT NULL DEFAULT 'none'::text,
  CONSTRAINT stocking_pkey PRIMARY KEY (only_row),
  CONSTRAINT stocking_goods_check CHECK ((goods = ANY (ARRAY['own'::text, 'loading'::text, 'demonstration'::text]))),
  CONSTRAINT stocking_media_check CHECK ((media = ANY (ARRAY['none'::text, 'pictures'::text, 'all'::text]))),
  CONSTRAINT stocking_only_row_check CHECK (only_row)
);

CREATE TABLE vat_verdict (
  vat_id text NOT NULL,
  own_vat_id text NOT NULL,
  state text NOT NULL,
  code integer NOT NULL,
  reference text,
  checked_at timestamp with time zone NOT NULL,
  CONSTRAINT vat_verdict_pkey PRIMARY KEY (own_vat_id, vat_id),
  CONSTRAINT vat_verdict_state_check CHECK ((state = ANY (ARRAY['valid'::text, 'invalid'::text])))
);

CREATE TABLE withdrawal (
  id uuid NOT NULL,
  number text COLLATE "C" NOT NULL DEFAULT ('WD'::text || lpad((nextval('withdrawal_number'::regclass))::text, 8, '0'::text)),
  created_at timestamp with time zone NOT NULL,
  country text NOT NULL,
  locale text NOT NULL,
  form_fingerprint bytea NOT NULL,
  statement_fingerprint bytea NOT NULL,
  consumer_name text NOT NULL,
  order_number text NOT NULL,
  email text NOT NULL,
  scope text NOT NULL,
  items jsonb NOT NULL DEFAULT '[]'::jsonb,
  goods text,
  reason text,
  order_id uuid,
  decision text,
  decided_at timestamp with time zone,
  decline_reason text,
  pieces jsonb,
  returned text,
  returned_at timestamp with time zone,
  reversal_id uuid,
  CONSTRAINT withdrawal_pkey PRIMARY KEY (id),
  CONSTRAINT withdrawal_form_fingerprint_key UNIQUE (form_fingerprint),
  CONSTRAINT withdrawal_number_key UNIQUE (number),
  CONSTRAINT withdrawal_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CONSTRAINT withdrawal_check1 CHECK (((returned IS NULL) = (returned_at IS NULL))),
  CONSTRAINT withdrawal_check2 CHECK (((decision = 'Declined'::text) = (decline_reason IS NOT NULL))),
  CONSTRAINT withdrawal_check3 CHECK (((decision IS DISTINCT FROM 'Approved'::text) OR ((order_id IS NOT NULL) AND (pieces IS NOT NULL)))),
  CONSTRAINT withdrawal_check4 CHECK (((decision = 'Approved'::text) OR ((returned IS NULL) AND (reversal_id IS NULL)))),
  CONSTRAINT withdrawal_decision_check CHECK ((decision = ANY (ARRAY['Approved'::text, 'Declined'::text]))),
  CONSTRAINT withdrawal_returned_check CHECK ((returned = ANY (ARRAY['GoodsReturned'::text, 'ProofOfReturn'::text]))),
  CONSTRAINT withdrawal_scope_check CHECK ((scope = ANY (ARRAY['whole'::text, 'items'::text])))
);

-- References

ALTER TABLE "order" ADD CONSTRAINT order_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id);

ALTER TABLE "order" ADD CONSTRAINT order_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL;

ALTER TABLE cart ADD CONSTRAINT cart_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL;

ALTER TABLE category ADD CONSTRAINT category_parent_key_fkey FOREIGN KEY (parent_key) REFERENCES category(key) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE customer ADD CONSTRAINT customer_customer_group_fkey FOREIGN KEY (customer_group) REFERENCES customer_group(key);

ALTER TABLE customer_request ADD CONSTRAINT customer_request_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL;

ALTER TABLE customer_request_answer ADD CONSTRAINT customer_request_answer_request_id_fkey FOREIGN KEY (request_id) REFERENCES customer_request(id) ON DELETE CASCADE;

ALTER TABLE customer_request_file ADD CONSTRAINT customer_request_file_request_id_fkey FOREIGN KEY (request_id) REFERENCES customer_request(id) ON DELETE CASCADE;

ALTER TABLE customer_token ADD CONSTRAINT customer_token_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;

ALTER TABLE discount_code_use ADD CONSTRAINT discount_code_use_code_fkey FOREIGN KEY (code) REFERENCES discount_code(code) ON DELETE CASCADE;

ALTER TABLE discount_code_use ADD CONSTRAINT discount_code_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE order_contract ADD CONSTRAINT order_contract_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE order_contract ADD CONSTRAINT order_contract_text_id_fkey FOREIGN KEY (text_id) REFERENCES contract_text(id);

ALTER TABLE order_event ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE order_receipt ADD CONSTRAINT order_receipt_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE order_reversal ADD CONSTRAINT order_reversal_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE order_reversal ADD CONSTRAINT order_reversal_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

ALTER TABLE order_survey ADD CONSTRAINT order_survey_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE;

ALTER TABLE order_viewer ADD CONSTRAINT order_viewer_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE;

ALTER TABLE paper ADD CONSTRAINT paper_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE paper ADD CONSTRAINT paper_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES order_reversal(id);

ALTER TABLE paper_file ADD CONSTRAINT paper_file_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES paper(id);

ALTER TABLE payment ADD CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE payment_contact ADD CONSTRAINT payment_contact_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE;

ALTER TABLE payment_transaction ADD CONSTRAINT payment_transaction_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

ALTER TABLE payment_visitor ADD CONSTRAINT payment_visitor_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE;

ALTER TABLE price ADD CONSTRAINT price_discount_key_fkey FOREIGN KEY (discount_key) REFERENCES product_discount(key) ON DELETE SET NULL;

ALTER TABLE product ADD CONSTRAINT product_product_type_fkey FOREIGN KEY (product_type) REFERENCES product_type(key) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE product_attribute ADD CONSTRAINT product_attribute_product_type_fkey FOREIGN KEY (product_type) REFERENCES product_type(key);

ALTER TABLE review ADD CONSTRAINT review_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL;

ALTER TABLE review ADD CONSTRAINT review_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE session ADD CONSTRAINT session_cart FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE SET NULL;

ALTER TABLE session ADD CONSTRAINT session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE;

ALTER TABLE stock_reservation ADD CONSTRAINT stock_reservation_sku_channel_fkey FOREIGN KEY (sku, channel) REFERENCES inventory(sku, channel);

ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES order_reversal(id);

-- Indexes

CREATE INDEX order_created_at ON public."order" USING btree (created_at);

CREATE INDEX order_customer ON public."order" USING btree (customer_id);

CREATE INDEX order_email ON public."order" USING btree (customer_email);

CREATE INDEX order_guest_email ON public."order" USING btree (lower(customer_email)) WHERE (customer_id IS NULL);

CREATE INDEX order_store_created_at ON public."order" USING btree (store_key, created_at DESC, order_number DESC);

CREATE UNIQUE INDEX cart_active_of_customer ON public.cart USING btree (customer_id, store_key) WHERE (state = 'Active'::text);

CREATE INDEX cart_of_customer_modified_at ON public.cart USING btree (modified_at) WHERE ((customer_id IS NOT NULL) AND (state = 'Active'::text));

CREATE INDEX cart_discount_without_code ON public.cart_discount USING btree (sort_order, key) WHERE (NOT requires_discount_code);

CREATE INDEX category_parent ON public.category USING btree (parent_key);

CREATE INDEX consent_proof_given_at ON public.consent_proof USING btree (given_at);

CREATE INDEX customer_email ON public.customer USING btree (lower(email));

CREATE UNIQUE INDEX customer_verified_email ON public.customer USING btree (lower(email)) WHERE (email_verified_at IS NOT NULL);

CREATE INDEX customer_request_created ON public.customer_request USING btree (created_at);

CREATE INDEX customer_request_customer ON public.customer_request USING btree (customer_id);

CREATE INDEX customer_request_answer_request ON public.customer_request_answer USING btree (request_id, created_at);

CREATE INDEX customer_token_customer ON public.customer_token USING btree (customer_id);

CREATE INDEX customer_token_expires_at ON public.customer_token USING btree (expires_at);

CREATE INDEX discount_code_use_customer ON public.discount_code_use USING btree (code, customer_key);

CREATE INDEX discount_code_use_order ON public.discount_code_use USING btree (order_id);

CREATE INDEX idempotent_answer_created_at ON public.idempotent_answer USING btree (created_at);

CREATE INDEX newsletter_consent_event_recorded_at ON public.newsletter_consent_event USING btree (recorded_at);

CREATE UNIQUE INDEX newsletter_subscription_confirm ON public.newsletter_subscription USING btree (confirm_hash);

CREATE UNIQUE INDEX newsletter_subscription_email ON public.newsletter_subscription USING btree (store_key, lower(email));

CREATE INDEX newsletter_subscription_pending ON public.newsletter_subscription USING btree (requested_at) WHERE (state = 'pending'::text);

CREATE INDEX order_event_order ON public.order_event USING btree (order_id, id);

CREATE INDEX order_reversal_order ON public.order_reversal USING btree (order_id);

CREATE INDEX order_survey_agreed_at ON public.order_survey USING btree (agreed_at);

CREATE INDEX order_survey_waiting ON public.order_survey USING btree (agreed_at) WHERE ((told_at IS NULL) AND (ended_at IS NULL));

CREATE INDEX page_address ON public.page USING btree (locale, slug);

CREATE INDEX page_kind ON public.page USING btree (kind, locale);

CREATE UNIQUE INDEX paper_invoice ON public.paper USING btree (order_id) WHERE (kind = 'invoice'::text);

CREATE INDEX paper_issued ON public.paper USING btree (issued_on, number);

CREATE INDEX paper_order ON public.paper USING btree (order_id);

CREATE INDEX payment_cart ON public.payment USING btree (cart_id);

CREATE INDEX payment_moved ON public.payment USING btree (modified_at) WHERE (payment_interface = 'card'::text);

CREATE INDEX payment_open ON public.payment USING btree (modified_at) WHERE ((state = 'Pending'::text) AND (payment_interface = 'card'::text));

CREATE INDEX payment_order ON public.payment USING btree (order_id);

CREATE INDEX payment_contact_kept_at ON public.payment_contact USING btree (kept_at);

CREATE INDEX payment_suspicion_last_at ON public.payment_suspicion USING btree (last_at);

CREATE INDEX payment_transaction_payment ON public.payment_transaction USING btree (payment_id, happened_at);

CREATE INDEX price_discount_key ON public.price USING btree (discount_key) WHERE (discount_key IS NOT NULL);

CREATE INDEX price_valid_from ON public.price USING btree (valid_from) WHERE (valid_from IS NOT NULL);

CREATE INDEX price_valid_until ON public.price USING btree (valid_until) WHERE (valid_until IS NOT NULL);

CREATE INDEX review_customer ON public.review USING btree (customer_id, created_at DESC);

CREATE INDEX review_recent ON public.review USING btree (sku, review_created_at DESC, id DESC) WHERE (state = 'Approved'::text);

CREATE INDEX review_state ON public.review USING btree (state, created_at);

CREATE INDEX review_top ON public.review USING btree (sku, rating DESC) WHERE (state = 'Approved'::text);

CREATE INDEX search_query_count_locale ON public.search_query_count USING btree (locale, query, day);

CREATE INDEX session_cart_id ON public.session USING btree (cart_id);

CREATE INDEX session_customer_id ON public.session USING btree (customer_id);

CREATE INDEX session_expires_at ON public.session USING btree (expires_at);

CREATE UNIQUE INDEX stock_notice_once ON public.stock_notice USING btree (sku, country, lower(email));

CREATE INDEX stock_notice_waiting ON public.stock_notice USING btree (sku, confirmed_at) WHERE ((confirmed_at IS NOT NULL) AND (told_at IS NULL));

CREATE INDEX stock_reservation_entry ON public.stock_reservation USING btree (sku, channel);

CREATE INDEX stock_reservation_expires_at ON public.stock_reservation USING btree (expires_at);

CREATE INDEX vat_verdict_checked_at ON public.vat_verdict USING btree (checked_at);

CREATE INDEX withdrawal_created ON public.withdrawal USING btree (created_at);

CREATE INDEX withdrawal_order ON public.withdrawal USING btree (order_id);

CREATE UNIQUE INDEX withdrawal_undecided ON public.withdrawal USING btree (statement_fingerprint) WHERE (decision IS NULL);

-- Triggers

CREATE TRIGGER added_category_is_dated BEFORE INSERT ON public.category FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER changed_category_is_dated BEFORE UPDATE ON public.category FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_change();

CREATE TRIGGER contract_text_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.contract_text FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER merchant_record_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.merchant_record FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER order_contract_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_contract FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER order_event_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER added_page_is_dated BEFORE INSERT ON public.page FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER changed_page_is_dated BEFORE UPDATE ON public.page FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_change();

CREATE TRIGGER paper_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.paper FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER paper_file_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.paper_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER price_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.price_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER added_product_is_dated BEFORE INSERT ON public.product FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER changed_product_is_dated BEFORE UPDATE ON public.product FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_change();

CREATE TRIGGER added_reviews_are_counted AFTER INSERT ON public.review REFERENCING NEW TABLE AS reviews_after FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();

CREATE TRIGGER changed_reviews_are_counted AFTER UPDATE ON public.review REFERENCING OLD TABLE AS reviews_before NEW TABLE AS reviews_after FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();

CREATE TRIGGER removed_reviews_are_counted AFTER DELETE ON public.review REFERENCING OLD TABLE AS reviews_before FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
