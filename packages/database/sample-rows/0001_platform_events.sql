insert into platform_events (topic, merchant_id, payload) values ('sample.event', '019b0000-0000-7000-8000-000000000001', '{}');
