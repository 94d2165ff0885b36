ALTER TABLE "users" ADD COLUMN "space" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION row_space(deleted boolean, data json) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT 200 + CASE WHEN deleted THEN 0 ELSE coalesce(octet_length(data::text), 0) END
$$;
--> statement-breakpoint
UPDATE users SET space = coalesce((SELECT sum(row_space(deleted, data)) FROM things WHERE user_id = users.id), 0)
	+ 200 * (SELECT count(*) FROM recorded_ops WHERE user_id = users.id);
--> statement-breakpoint
CREATE FUNCTION things_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = space + bytes FROM
		(SELECT user_id, sum(row_space(deleted, data)) AS bytes FROM added GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION things_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = space - bytes FROM
		(SELECT user_id, sum(row_space(deleted, data)) AS bytes FROM removed GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION things_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = space + bytes FROM
		(SELECT user_id, sum(bytes) AS bytes FROM
			(SELECT user_id, row_space(deleted, data) AS bytes FROM added
			UNION ALL SELECT user_id, -row_space(deleted, data) FROM removed) both_sides
		GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ops_recorded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = space + bytes FROM
		(SELECT user_id, 200 * count(*) AS bytes FROM added GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ops_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET space = space - bytes FROM
		(SELECT user_id, 200 * count(*) AS bytes FROM removed GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER things_added AFTER INSERT ON things REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION things_added();
--> statement-breakpoint
CREATE TRIGGER things_removed AFTER DELETE ON things REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION things_removed();
--> statement-breakpoint
CREATE TRIGGER things_changed AFTER UPDATE ON things REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION things_changed();
--> statement-breakpoint
CREATE TRIGGER ops_recorded AFTER INSERT ON recorded_ops REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ops_recorded();
--> statement-breakpoint
CREATE TRIGGER ops_forgotten AFTER DELETE ON recorded_ops REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION ops_forgotten();
