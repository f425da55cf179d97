export const QUESTIONS = [
  {
    title: 'How many users does a plan include?',
    content:
      'Free and Starter include 1 user. Pro includes up to 5 users, who share one library of properties and content.',
  },
  {
    title: 'Do I need a credit card to start?',
    content:
      'No credit card is needed for Free. You enter one only when you choose Starter or Pro, on the payment provider’s own page.',
  },
  {
    title: 'Can I cancel?',
    content:
      'Yes. Cancel anytime, and you keep access until the end of the billing period. Nothing you saved is deleted.',
  },
  {
    title: 'What exactly do I get for a listing?',
    content:
      'A property description and captions for Facebook, Instagram, LinkedIn and Twitter, in the tone you chose. You can edit, copy and save each of them.',
  },
  {
    title: 'Will it make things up?',
    content:
      'No. The text states what you entered and nothing else; every claim is underlined and leads back to its field. A short form gives a short text.',
  },
  {
    title: 'Does it know about Fair Housing?',
    content:
      'Yes. Copy describes the home, never who should live in it, and wording that may read as a preference is marked with the reason and a better word.',
  },
] as const
