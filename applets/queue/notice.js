const notice = document.getElementById('notice');

/** Says something above the list; nothing takes it away again. */
export const say = (text, tone = 'plain') => {
  notice.textContent = text;
  notice.dataset.tone = tone;
  notice.hidden = text === '';
};
