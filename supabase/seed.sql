-- The demo cast: when the demo account exists, it gets the sample listings. Safe to run again.
select public.seed_demo(id) from auth.users where email = 'demo@listwright.test';
