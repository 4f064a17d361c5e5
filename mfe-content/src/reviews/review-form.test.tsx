import { renderPage, hrefOf } from '@burger/shared/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewOutcome, SubmitReview } from './review';
import { ReviewForm } from './review-form';

const star = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const submit = () => screen.getByRole('button', { name: 'Submit Review' });
const field = (name: string) => screen.getByRole('textbox', { name });
const fields = ['Your name', 'Your email', 'Your experience'];

async function fill(rating: string, email = 'asha@example.in') {
  await userEvent.click(star(rating));
  await userEvent.type(field('Your name'), 'Asha');
  await userEvent.type(field('Your email'), email);
  await userEvent.type(field('Your experience'), 'Hot and quick.');
}

const show = (outcome: ReviewOutcome = 'mailed') => {
  const submitReview = jest.fn<ReturnType<SubmitReview>, Parameters<SubmitReview>>();
  submitReview.mockResolvedValue(outcome);
  renderPage(<ReviewForm submitReview={submitReview} />);
  return submitReview;
};

test('the stars of the review form are a labelled group of radio buttons', async () => {
  show();
  expect(screen.getByRole('group', { name: 'How was your meal?' })).toContainElement(submit());
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
  expect(screen.getByText('Click to rate')).toBeVisible();
  const labels = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'];
  for (const [index, label] of labels.entries()) {
    await userEvent.click(screen.getAllByRole('radio')[index] as HTMLElement);
    expect(screen.getByText(label)).toBeVisible();
  }
});

test('hovering a star of the review form previews its label until the pointer leaves', async () => {
  show();
  await userEvent.click(star('2 stars'));
  await userEvent.hover(star('5 stars'));
  expect(screen.getByText('Excellent')).toBeVisible();
  await userEvent.unhover(star('5 stars'));
  await userEvent.hover(submit());
  expect(screen.getByText('Fair')).toBeVisible();
});

test('Submit in the review form is enabled once rating, name, email and text are filled', async () => {
  show();
  for (const name of fields) fireEvent.change(field(name), { target: { value: 'Asha' } });
  expect(submit()).toBeDisabled();
  await userEvent.click(star('4 stars'));
  expect(submit()).toBeEnabled();
  for (const name of fields) {
    expect(field(name)).toBeRequired();
    const before = (field(name) as HTMLInputElement).value;
    fireEvent.change(field(name), { target: { value: '   ' } });
    expect(submit()).toBeDisabled();
    fireEvent.change(field(name), { target: { value: before } });
    expect(submit()).toBeEnabled();
  }
});

test('a review submitted without rating or with a blank field shows an error and is not sent', async () => {
  for (const rating of [null, '3 stars']) {
    const submitReview = show();
    if (rating) await fill(rating);
    fireEvent.change(field('Your experience'), { target: { value: '   ' } });
    fireEvent.submit(submit().closest('form')!);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please fill in all required fields and provide a rating',
    );
    expect(submitReview).not.toHaveBeenCalled();
    cleanup();
  }
});

test.each(['asha', 'asha@example', 'asha example@x.in', '@example.in', 'asha@.'])(
  'the invalid email address %s in the review form shows an error, sends nothing and keeps the text',
  async (email) => {
    const submitReview = show();
    await fill('4 stars', email);
    await userEvent.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    expect(submitReview).not.toHaveBeenCalled();
    expect(field('Your experience')).toHaveValue('Hot and quick.');
  },
);

test('the review form announces Google for four and five stars, and the owner for fewer', async () => {
  show();
  const toPublic =
    'Thank you! We will copy your review and take you to Google, where you can paste it.';
  const toOwner =
    'Thank you for being honest. This goes straight to our owner, and is not published.';
  for (const [at, reported] of [toOwner, toOwner, toOwner, toPublic, toPublic].entries()) {
    await userEvent.click(screen.getAllByRole('radio')[at] as HTMLElement);
    expect(screen.getByText(reported)).toBeVisible();
  }
});

test('the review button is disabled and says Submitting... while the review is sent', async () => {
  show().mockReturnValue(new Promise(() => undefined));
  await fill('1 star');
  await userEvent.click(submit());
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
});

test('a review sent to the owner shows thanks, the Google link and a button for another review', async () => {
  const submitReview = show();
  await fill('2 stars');
  await userEvent.click(submit());
  expect(submitReview).toHaveBeenCalledWith({
    rating: 2,
    name: 'Asha',
    email: 'asha@example.in',
    text: 'Hot and quick.',
  });
  expect(screen.getByRole('heading', { name: 'Thank you for your review!' })).toHaveFocus();
  expect(hrefOf('Review us on Google')).toContain('writereview');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Another Review' }));
  for (const name of fields) expect(field(name)).toHaveValue('');
  expect(screen.getByText('Click to rate')).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('the review form shows the text for copying when the clipboard refuses', async () => {
  show('shown');
  await fill('5 stars');
  await userEvent.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please copy your review message and paste it on the Google review form.',
  );
  expect(field('Your review')).toHaveValue('Hot and quick.');
});

test('a review that failed to send keeps its text and shows an error', async () => {
  show().mockRejectedValue(new Error('503'));
  await fill('1 star');
  await userEvent.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There was an error submitting your review. Please try again.',
  );
  expect(field('Your experience')).toHaveValue('Hot and quick.');
  expect(submit()).toBeEnabled();
});
