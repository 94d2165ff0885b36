CREATE TABLE "chat_texts" (
	"chat_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "chat_texts_chat_id_n_pk" PRIMARY KEY("chat_id","n")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "op_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "space" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_texts" ADD CONSTRAINT "chat_texts_message_fk" FOREIGN KEY ("chat_id","n") REFERENCES "public"."chat_messages"("chat_id","n") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_op" ON "chat_messages" USING btree ("user_id","op_id") WHERE "chat_messages"."op_id" is not null;--> statement-breakpoint
CREATE INDEX "things_notes" ON "things" USING btree ("user_id",(("data"->>'numbering') || ':' || ("data"->>'chapter')),"rev") WHERE "things"."kind" = 'note' and not "things"."deleted";--> statement-breakpoint
CREATE FUNCTION message_space(state text, content text, events json) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN state = 'streaming' THEN 0 ELSE 200 + octet_length(content) + octet_length(events::text) END
$$;
--> statement-breakpoint
CREATE FUNCTION chat_space(deleted_at bigint, canonicals json, space bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN deleted_at IS NULL THEN 200 + octet_length(canonicals::text) + space ELSE 0 END
$$;
--> statement-breakpoint
UPDATE chats SET space = coalesce((SELECT sum(message_space(state, content, events)) FROM chat_messages WHERE chat_id = chats.id), 0);
--> statement-breakpoint
UPDATE users SET space = space + coalesce((SELECT sum(chat_space(deleted_at, canonicals, chats.space)) FROM chats WHERE user_id = users.id), 0);
--> statement-breakpoint
INSERT INTO chat_texts SELECT chat_id, n, lower(content) FROM chat_messages WHERE state <> 'streaming' AND content <> '';
--> statement-breakpoint
CREATE FUNCTION chats_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = users.space + bytes FROM
		(SELECT user_id, sum(bytes) AS bytes FROM
			(SELECT user_id, chat_space(deleted_at, canonicals, space) AS bytes FROM added
			UNION ALL SELECT user_id, -chat_space(deleted_at, canonicals, space) FROM removed) both_sides
		GROUP BY user_id) own WHERE id = user_id AND bytes <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION chats_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = users.space + bytes FROM
		(SELECT user_id, sum(chat_space(deleted_at, canonicals, space)) AS bytes FROM added GROUP BY user_id) own
		WHERE id = user_id AND bytes <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION chats_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = users.space - bytes FROM
		(SELECT user_id, sum(chat_space(deleted_at, canonicals, space)) AS bytes FROM removed GROUP BY user_id) own
		WHERE id = user_id AND bytes <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE chats SET space = chats.space + bytes FROM
		(SELECT chat_id, sum(message_space(state, content, events)) AS bytes FROM added GROUP BY chat_id) own
		WHERE id = chat_id AND bytes <> 0;
	INSERT INTO chat_texts SELECT chat_id, n, lower(content) FROM added WHERE state <> 'streaming' AND content <> '';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE chats SET space = chats.space + bytes FROM
		(SELECT chat_id, sum(bytes) AS bytes FROM
			(SELECT chat_id, message_space(state, content, events) AS bytes FROM added
			UNION ALL SELECT chat_id, -message_space(state, content, events) FROM removed) both_sides
		GROUP BY chat_id) own WHERE id = chat_id AND bytes <> 0;
	INSERT INTO chat_texts SELECT chat_id, n, lower(content) FROM added WHERE state <> 'streaming' AND content <> ''
		ON CONFLICT (chat_id, n) DO UPDATE SET folded = excluded.folded;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE chats SET space = chats.space - bytes FROM
		(SELECT chat_id, sum(message_space(state, content, events)) AS bytes FROM removed GROUP BY chat_id) own
		WHERE id = chat_id AND bytes <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER chats_added AFTER INSERT ON chats REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION chats_added();
--> statement-breakpoint
CREATE TRIGGER chats_changed AFTER UPDATE ON chats REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION chats_changed();
--> statement-breakpoint
CREATE TRIGGER chats_removed AFTER DELETE ON chats REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION chats_removed();
--> statement-breakpoint
CREATE TRIGGER messages_added AFTER INSERT ON chat_messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION messages_added();
--> statement-breakpoint
CREATE TRIGGER messages_changed AFTER UPDATE ON chat_messages REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER messages_removed AFTER DELETE ON chat_messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION messages_removed();
