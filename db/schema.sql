-- The schema that db/migrations make, for reading. Written by "node scripts/schema.ts"; a test compares the two.

-- Functions

CREATE OR REPLACE FUNCTION public.localized_text(texts jsonb, locale text, fallback text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((texts ->> locale), (texts ->> fallback), (texts ->> 'en-GB'::text), (jsonb_path_query_first(texts, '$.*'::jsonpath) #>> '{}'::text[]));

-- Sequences

CREATE SEQUENCE order_number AS bigint START 1 INCREMENT 1;

-- Tables

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
  CONSTRAINT cart_pkey PRIMARY KEY (id),
  CONSTRAINT cart_client_type_check CHECK ((client_type = ANY (ARRAY['PRIVATE'::text, 'COMPANY'::text]))),
  CONSTRAINT cart_state_check CHECK ((state = ANY (ARRAY['Active'::text, 'Ordered'::text])))
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
  CONSTRAINT category_pkey PRIMARY KEY (key)
);

CREATE TABLE inventory (
  sku text COLLATE "C" NOT NULL,
  available integer NOT NULL,
  CONSTRAINT inventory_pkey PRIMARY KEY (sku),
  CONSTRAINT inventory_available_check CHECK ((available >= 0))
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
  CONSTRAINT order_pkey PRIMARY KEY (id),
  CONSTRAINT order_cart_id_key UNIQUE (cart_id),
  CONSTRAINT order_order_number_key UNIQUE (order_number),
  CONSTRAINT order_order_state_check CHECK ((order_state = ANY (ARRAY['Open'::text, 'Confirmed'::text, 'Complete'::text, 'Cancelled'::text]))),
  CONSTRAINT order_payment_state_check CHECK ((payment_state = ANY (ARRAY['Pending'::text, 'BalanceDue'::text, 'Paid'::text, 'Failed'::text, 'CreditOwed'::text]))),
  CONSTRAINT order_shipment_state_check CHECK ((shipment_state = ANY (ARRAY['Pending'::text, 'Ready'::text, 'Shipped'::text, 'Delivered'::text, 'Backorder'::text])))
);

CREATE TABLE order_viewer (
  order_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  CONSTRAINT order_viewer_pkey PRIMARY KEY (token_hash, order_id)
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
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_provider_reference_key UNIQUE (provider_reference),
  CONSTRAINT payment_cent_amount_check CHECK ((cent_amount >= 0)),
  CONSTRAINT payment_check CHECK (((refusal IS NULL) OR (state = 'Cancelled'::text))),
  CONSTRAINT payment_payment_interface_check CHECK ((payment_interface = ANY (ARRAY['bank-transfer'::text, 'card'::text]))),
  CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['Created'::text, 'Pending'::text, 'Authorised'::text, 'Refused'::text, 'Cancelled'::text])))
);

CREATE TABLE price (
  sku text COLLATE "C" NOT NULL,
  scope text NOT NULL,
  currency text NOT NULL,
  cent_amount bigint NOT NULL,
  CONSTRAINT price_pkey PRIMARY KEY (sku, scope),
  CONSTRAINT price_cent_amount_check CHECK ((cent_amount >= 0))
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
  CONSTRAINT product_pkey PRIMARY KEY (sku),
  CONSTRAINT product_package_check CHECK ((package = ANY (ARRAY['parcel'::text, 'freight'::text])))
);

CREATE TABLE product_attribute (
  product_type text NOT NULL,
  key text NOT NULL,
  "position" smallint NOT NULL,
  label jsonb NOT NULL,
  unit text,
  CONSTRAINT product_attribute_pkey PRIMARY KEY (product_type, key)
);

CREATE TABLE product_type (
  key text NOT NULL,
  CONSTRAINT product_type_pkey PRIMARY KEY (key)
);

CREATE TABLE session (
  token_hash bytea NOT NULL,
  store_key text NOT NULL,
  cart_id uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (token_hash)
);

-- References

ALTER TABLE "order" ADD CONSTRAINT order_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id);

ALTER TABLE category ADD CONSTRAINT category_parent_key_fkey FOREIGN KEY (parent_key) REFERENCES category(key) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE order_viewer ADD CONSTRAINT order_viewer_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE;

ALTER TABLE payment ADD CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id);

ALTER TABLE product ADD CONSTRAINT product_product_type_fkey FOREIGN KEY (product_type) REFERENCES product_type(key) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE product_attribute ADD CONSTRAINT product_attribute_product_type_fkey FOREIGN KEY (product_type) REFERENCES product_type(key);

ALTER TABLE session ADD CONSTRAINT session_cart FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE SET NULL;

-- Indexes

CREATE INDEX order_created_at ON public."order" USING btree (created_at);

CREATE INDEX order_email ON public."order" USING btree (customer_email);

CREATE INDEX category_parent ON public.category USING btree (parent_key);

CREATE INDEX payment_cart ON public.payment USING btree (cart_id);

CREATE INDEX payment_order ON public.payment USING btree (order_id);

CREATE INDEX session_cart_id ON public.session USING btree (cart_id);

CREATE INDEX session_expires_at ON public.session USING btree (expires_at);
