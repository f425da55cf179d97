import { describe, expect, it } from 'vitest'
import { describeAttacks, EVE } from '../testing/describe-attacks.ts'

describeAttacks((given) => {
  describe('[SEC-IN-10] a file that would be a page of ours', () => {
    it.each([
      ['page.html', 'text/html', '<script>alert(1)</script>', /^text\/plain/],
      [
        'page.xhtml',
        'application/xhtml+xml',
        '<html xmlns="http://www.w3.org/1999/xhtml"/>',
        /^text\/plain/,
      ],
      ['feed.xml', 'text/xml', '<?xml-stylesheet href="x"?><a/>', /^text\/plain/],
      ['run.js', 'text/javascript', 'alert(1)', /^text\/plain/],
      ['run.mjs', 'application/javascript; charset=utf-8', 'alert(1)', /^text\/plain/],
      ['look.css', 'text/css', 'body{}', /^text\/plain/],
      ['mixed', 'multipart/x-mixed-replace', '--x', /^text\/plain/],
      ['drawing.svg', 'image/svg+xml', '<svg onload="alert(1)"/>', /^image\/svg\+xml$/],
      ['lie.png', 'image/png', '<script>alert(1)</script>', /^image\/png$/],
      ['paper.pdf', 'application/pdf', '%PDF-1.4', /^application\/pdf$/],
      ['odd', 'text/html\u00a0; x', '<script>alert(1)</script>', /^application\/octet-stream$/],
    ])('%s (%s) is none', async (name, type, body, served) => {
      const path = `${EVE}/${name}`
      const bytes = new TextEncoder().encode(body)
      const sent = await given.world.send(`/object/open/${path}`, {
        method: 'POST',
        user: EVE,
        headers: { 'content-type': type },
        body: bytes,
      })
      expect(sent.status).toBe(200)
      const { data } = await given.eve.from('open').createSignedUrl(path, 60)
      const urls = [given.eve.from('open').getPublicUrl(path).data.publicUrl, data?.signedUrl ?? '']
      for (const url of urls) {
        const answer = await given.world.app.request(url)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toMatch(served)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        const policy = answer.headers.get('content-security-policy')
        expect(policy).toContain("default-src 'none'")
        expect(policy).toMatch(/; sandbox$/)
        const disposition = answer.headers.get('content-disposition')
        if (/^image\/(?!svg)/.test(type)) expect(disposition).toBeNull()
        else expect(disposition).toMatch(/^attachment; filename="/)
      }
    })

    it.each([
      ['a page', 'image/png', '<html><script>'],
      ['a drawing', 'image/png', '<svg onload="x">'],
      ['a text', 'image/jpeg', 'hello'],
      ['nothing', 'image/jpeg', ''],
      ['another type than the bucket takes', 'text/html', '<html>'],
      ['a photograph that browsers cannot show', 'image/jpeg', '\0\0\0\u0018ftypheic'],
    ])('%s sent as %s does not get into a bucket of pictures', async (_, type, body) => {
      const before = await given.census()
      const file = new File([Buffer.from(body, 'latin1')], 'photo.png', { type })
      for (const form of [file, Buffer.from(body, 'latin1')]) {
        const { error } = await given.eve
          .from('pictures')
          .upload(`${EVE}/photo.png`, form, { contentType: type })
        expect(error).toMatchObject({ status: 400, statusCode: '415' })
        expect(error?.message).toMatch(/^mime type .* is not supported$/)
      }
      expect(await given.census()).toBe(before)
    })
  })
})
