import { describeDatabases } from '@listwright/server/testing'
import { expect, it, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'

describeDatabases((open) => {
  it('runs what the project has planned, again and again', async () => {
    const database = await open()
    await database.execute(`
      create table public.chores (done_at timestamptz not null default clock_timestamp());
      create or replace function public.run_housekeeping() returns jsonb language sql
        as $$ insert into public.chores default values; select '{}'::jsonb $$;
    `)
    const onError = vi.fn()
    const housekeeping = startHousekeeping(database, onError, 50)
    await expect
      .poll(async () => (await database.query('select from public.chores')).rowCount)
      .toBeGreaterThan(1)
    await housekeeping.stop()
    expect(onError).not.toHaveBeenCalled()
  })

  it('is done by one of several processes, and by another one where that fails', async () => {
    const database = await open()
    await database.execute(`
      create table public.chores (done_at timestamptz not null default clock_timestamp());
      create sequence public.attempts;
      create or replace function public.run_housekeeping() returns jsonb language plpgsql as $$
      begin
        if nextval('public.attempts') = 1 then raise exception 'the first one fails'; end if;
        perform pg_sleep(0.1);
        insert into public.chores default values;
        return '{}';
      end $$;
    `)
    const onError = vi.fn()
    const processes = [1, 2, 3, 4].map(() => startHousekeeping(database, onError))
    await Promise.all(processes.map(({ stop }) => stop()))
    expect(onError).toHaveBeenCalledOnce()
    expect((await database.query('select from public.chores')).rowCount).toBe(1)
  })
})
