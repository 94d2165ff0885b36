CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"confirmed_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"data" json DEFAULT '{}'::json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" bigint NOT NULL,
	"has_arrived" boolean NOT NULL,
	"device" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"stays_logged_in" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"timezone" text DEFAULT '' NOT NULL,
	"language" integer DEFAULT 1 NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"beta" json DEFAULT '[]'::json NOT NULL,
	"promo" text DEFAULT '' NOT NULL,
	"roles" json DEFAULT '[]'::json NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint,
	"rev" bigint DEFAULT 0 NOT NULL,
	"cleared_before" bigint DEFAULT 0 NOT NULL,
	"floor" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"messages" json NOT NULL,
	"dismiss_days" integer,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "recorded_ops" (
	"user_id" integer NOT NULL,
	"op_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" json NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "recorded_ops_user_id_op_id_pk" PRIMARY KEY("user_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "store_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "things" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"rev" bigint NOT NULL,
	"deleted" boolean NOT NULL,
	"data" json,
	"device" text NOT NULL,
	"instant" bigint NOT NULL,
	CONSTRAINT "things_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "secret_tokens" ADD CONSTRAINT "secret_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_ops" ADD CONSTRAINT "recorded_ops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "things" ADD CONSTRAINT "things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_buckets_expiry" ON "limit_buckets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "secret_tokens_user" ON "secret_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "secret_tokens_expiry" ON "secret_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "recorded_ops_at" ON "recorded_ops" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "things_rev" ON "things" USING btree ("user_id","rev");--> statement-breakpoint
CREATE INDEX "things_kind" ON "things" USING btree ("user_id","kind","instant");--> statement-breakpoint
CREATE INDEX "things_tombstones" ON "things" USING btree ("instant") WHERE "things"."deleted";--> statement-breakpoint
CREATE INDEX "things_likes" ON "things" USING btree ("key") WHERE "things"."kind" = 'like' and not "things"."deleted";--> statement-breakpoint
CREATE INDEX "things_shared_tags" ON "things" USING btree (lower("data"->>'name')) WHERE "things"."kind" = 'tag' and not "things"."deleted" and "things"."data"->>'shared' = 'true';