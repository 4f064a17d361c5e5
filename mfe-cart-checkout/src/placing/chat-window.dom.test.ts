import { openChatWindow } from './chat-window';

const open = jest.spyOn(window, 'open');

test('the chat gets a window that cannot reach this page', () => {
  const chat = { opener: window } as unknown as Window;
  open.mockReturnValueOnce(chat);
  expect(openChatWindow('https://wa.me/91')).toBe(true);
  expect(open).toHaveBeenCalledWith('https://wa.me/91', '_blank');
  expect(chat.opener).toBeNull();
});

test('a window that the browser does not open is said', () => {
  open.mockReturnValueOnce(null);
  expect(openChatWindow('https://wa.me/91')).toBe(false);
});
