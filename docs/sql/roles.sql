-- The two logins of an installation whose application must not own its tables. Run once as a superuser, with passwords of your own:
--   psql -v owner_password=... -v app_password=... -f roles.sql
-- Then DATABASE_ADMIN_URL=postgres://axlebook_owner:...@host/axlebook and DATABASE_URL=postgres://axlebook_login:...@host/axlebook.

-- What the running system may do. Migrations give it its rights.
CREATE ROLE axlebook_app NOLOGIN;
-- Owns the database: migrations, replays and the first administrator.
CREATE ROLE axlebook_owner LOGIN PASSWORD :'owner_password' IN ROLE axlebook_app;
-- Owns nothing: the running processes.
CREATE ROLE axlebook_login LOGIN PASSWORD :'app_password' IN ROLE axlebook_app;
CREATE DATABASE axlebook OWNER axlebook_owner;
