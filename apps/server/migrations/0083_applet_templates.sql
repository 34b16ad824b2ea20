ALTER TABLE "applet" DROP CONSTRAINT "applet_template";--> statement-breakpoint
ALTER TABLE "applet" ADD CONSTRAINT "applet_template" CHECK ("applet"."template" in ('blank', 'shop', 'queue'));