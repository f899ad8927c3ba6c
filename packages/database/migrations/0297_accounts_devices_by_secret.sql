-- Whose device a browser is, before anyone has logged in from it: asked when an account is opened.
create index accounts_devices_of_browser on accounts_devices (secret_hash);
