# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The check must find what it is for: a forbidden include below ui, between rooms, of widgets, a forbidden link, a
# folder that the tables do not have, and a room that nobody uses.
# Call: cmake -DSCRIPT=layering.cmake -DFOLDER=<scratch> -P layering_self.cmake

set(tables "| `src/protocol` | values | |
| `src/http` | sockets | protocol |
| `src/store` | rows | protocol |
| `src/inspector` | receiver | http |
| `ui/widgets` | controls | |
| `ui/workbench.h` | the engine | ui/widgets, inspector |
| `ui/activity` | a page | ui/workbench.h |
| `ui/simulator` | a page | ui/workbench.h |
| `ui` | the window | ui/activity, ui/simulator |
")

function(expect what file text result)
    file(REMOVE_RECURSE ${FOLDER})
    file(WRITE ${FOLDER}/CONTRIBUTING.md "${tables}")
    file(WRITE ${FOLDER}/src/http/url.h "#include \"protocol/names.h\"\n")
    file(WRITE ${FOLDER}/${file} "${text}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -P ${SCRIPT} RESULT_VARIABLE status OUTPUT_QUIET ERROR_VARIABLE error)
    if(result STREQUAL "passes" AND NOT status EQUAL 0)
        message(FATAL_ERROR "${what}: refused: ${error}")
    elseif(result STREQUAL "fails" AND (status EQUAL 0 OR NOT error MATCHES "${file}"))
        message(FATAL_ERROR "${what}: not found by the check")
    endif()
endfunction()

expect("an allowed include" src/http/server.h "#include <QString>\n#include \"protocol/signature.h\"" passes)
expect("what is allowed to the layer below" src/inspector/receiver.h "#include \"protocol/signature.h\"\n#include \"http/url.h\"" passes)
expect("the layer above" src/http/server.h "#include \"inspector/receiver.h\"" fails)
expect("a widget below ui" src/http/server.h "#include <QLabel>" fails)
expect("SQLite in a source of the store" src/store/database.cpp "#include <sqlite3.h>\n#include \"protocol/names.h\"" passes)
expect("SQLite in a header" src/store/database.h "#include <sqlite3.h>" fails)
expect("SQLite elsewhere" src/http/server.cpp "#include <sqlite3.h>" fails)
expect("Qt's SQL module" src/store/database.cpp "#include <QSqlQuery>" fails)
expect("a folder without a row" src/other/thing.h "#include <QString>" fails)
expect("a link to the layer above" src/http/CMakeLists.txt "runlatch_library(http LINKS runlatch_inspector)" fails)
expect("a page that includes a room below" ui/activity/page.h "#include \"ui/widgets/label.h\"\n#include \"ui/workbench.h\"" passes)
expect("a page that includes another page" ui/activity/page.h "#include \"ui/simulator/page.h\"" fails)
expect("a control that knows the domain" ui/widgets/label.h "#include \"inspector/receiver.h\"" fails)
expect("a page that includes the window" ui/activity/page.h "#include \"ui/mainwindow.h\"" fails)
expect("the window that includes its pages" ui/mainwindow.h "#include \"ui/activity/page.h\"\n#include \"ui/simulator/page.h\"" passes)
string(REPLACE "| sockets | protocol |" "| sockets | protocol, text |" larger "| `src/text` | text | |\n${tables}")
expect("a row that allows more than is used" CONTRIBUTING.md "${larger}" fails)
expect("a row that cannot be read" CONTRIBUTING.md "${tables}| `src/models` | rows |" fails)
file(REMOVE_RECURSE ${FOLDER})
