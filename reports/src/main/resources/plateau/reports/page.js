
// Sorts the standings by the column whose heading is chosen; without it the table stays as it is.
document.querySelectorAll('table.sortable').forEach(function (table) {
  var heads = table.querySelectorAll('thead th');
  heads.forEach(function (head, column) {
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', function () {
      var down = column === 0
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
