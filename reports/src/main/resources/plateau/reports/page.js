
// Sorts tables by the column whose heading is chosen; without it they stay as they are.
document.querySelectorAll('table.sortable').forEach(function (table) {
  var heads = table.querySelectorAll('thead th');
  heads.forEach(function (head, column) {
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', function () {
      var down = column === 0 || head.dataset.first === 'up'
        ? head.getAttribute('aria-sort') === 'ascending'
        : head.getAttribute('aria-sort') !== 'descending';
      heads.forEach(function (other) { other.removeAttribute('aria-sort'); });
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      var body = table.tBodies[0];
      var number = function (row) { return Number(row.children[column].dataset.v); };
      Array.from(body.rows)
        .sort(function (one, other) {
          var order = number(one) - number(other);
          return down ? -order : order;
        })
        .forEach(function (row) { body.append(row); });
    });
  });
});

// Copies a command. Where a page may not use the clipboard, the command is selected and copied as by hand.
document.querySelectorAll('.command').forEach(function (box) {
  var button = document.createElement('button');
  button.type = 'button';
  button.textContent = box.dataset.copy;
  button.setAttribute('aria-live', 'polite');
  box.append(button);
  var code = box.querySelector('code');
  var told = function () {
    button.textContent = box.dataset.copied;
    setTimeout(function () { button.textContent = box.dataset.copy; }, 2000);
  };
  var byHand = function () {
    getSelection().selectAllChildren(code);
    if (document.execCommand('copy')) { told(); }
  };
  button.addEventListener('click', function () {
    if (navigator.clipboard) {
      navigator.clipboard.writeText(code.textContent).then(told, byHand);
    } else {
      byHand();
    }
  });
});
