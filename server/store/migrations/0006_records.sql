ALTER TABLE "users" ADD COLUMN "recorded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE users SET recorded = ops, space = space - 200 * ops FROM
	(SELECT user_id, count(*) AS ops FROM recorded_ops GROUP BY user_id) own WHERE id = user_id;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ops_recorded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET recorded = recorded + ops FROM
		(SELECT user_id, count(*) AS ops FROM added GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ops_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE users SET recorded = recorded - ops FROM
		(SELECT user_id, count(*) AS ops FROM removed GROUP BY user_id) own WHERE id = user_id;
	RETURN NULL;
END $$;
