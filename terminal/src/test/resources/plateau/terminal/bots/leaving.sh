# A bot whose second move in a game is none.
turns=0
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"type":"hello","name":"C"}' ;;
    *'"type":"start"'*) turns=0; echo '{"type":"ready"}' ;;
    *'"type":"turn"'*)
      turns=$((turns + 1))
      move=${line#*'"legal":["'}
      [ $turns = 1 ] || move='zzz"'
      echo "{\"type\":\"move\",\"move\":\"${move%%'"'*}\"}" ;;
    *'"type":"bye"'*) exit ;;
  esac
done
