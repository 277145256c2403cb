# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# Reads every #include of the sources, and every library that a folder links, and holds them against the tables in
# CONTRIBUTING.md: what a person reads there is what is enforced. All folders share one include root and are static
# libraries, so the compiler would let a wrong include pass.
# Call: cmake -DROOT=<source folder> -P layering.cmake

cmake_minimum_required(VERSION 3.22)

# A row is "| `src/http` | what it holds | redaction |". A folder may include itself, the folders of its last column, and
# what those may include. A name without a folder is one of src.
set(folders "")
set(wrong "")
file(STRINGS ${ROOT}/CONTRIBUTING.md rows REGEX "^\\| `(src|ui|app)[/a-z.]*` \\|")
foreach(row IN LISTS rows)
    if(NOT row MATCHES "^\\| `([a-z/.]+)` \\| [^|]* \\| ([^|]*) ?\\|$")
        list(APPEND wrong "CONTRIBUTING.md: this row is not '| `folder` | what it holds | what it may use |': ${row}")
        continue()
    endif()
    set(folder ${CMAKE_MATCH_1})
    string(REGEX MATCHALL "[a-z/.]+" used "${CMAKE_MATCH_2}")
    set(${folder}_allowed ${folder})
    foreach(name IN LISTS used)
        if(NOT name MATCHES "^(ui|app)")
            set(name src/${name})
        endif()
        if(NOT name IN_LIST folders)
            list(APPEND wrong "CONTRIBUTING.md: ${folder} may use ${name}, which has no row above it")
        endif()
        list(APPEND ${folder}_allowed ${${name}_allowed})
    endforeach()
    list(REMOVE_DUPLICATES ${folder}_allowed)
    list(APPEND folders ${folder})
endforeach()

# Sets `result` to the row that a file or an include belongs to: its folder, or the file itself where it has a row.
function(folder_of path result)
    if(path IN_LIST folders)
        set(${result} ${path} PARENT_SCOPE)
    else()
        string(REGEX REPLACE "/[^/]*$" "" path "${path}")
        set(${result} ${path} PARENT_SCOPE)
    endif()
endfunction()

set(widgets_pattern "Q(Widget|MainWindow|Dialog|Label|PushButton|TableView|Application|Style|Painter|Svg)")

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/src/*.h ${ROOT}/src/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp
    ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
if(NOT files OR NOT folders)
    message(FATAL_ERROR "layering: no sources, or no table of folders, below ${ROOT}")
endif()
foreach(file IN LISTS files)
    folder_of(${file} folder)
    if(NOT folder IN_LIST folders)
        list(APPEND wrong "${file}: ${folder} has no row in CONTRIBUTING.md")
        continue()
    endif()
    file(STRINGS ${ROOT}/${file} includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
        if(line MATCHES "\"([^\"]+/[^\"]+)\"")
            set(target ${CMAKE_MATCH_1})
            if(NOT target MATCHES "^(ui|app)/")
                set(target src/${target})
            endif()
            folder_of(${target} used)
            if(NOT used IN_LIST ${folder}_allowed)
                list(APPEND wrong "${file}: ${folder} may not include ${used} (${line})")
            endif()
        elseif(folder MATCHES "^src/|^app/cli" AND line MATCHES "<${widgets_pattern}"
                AND NOT line MATCHES "<QGuiApplication|<QCoreApplication")
            list(APPEND wrong "${file}: ${folder} may not use widgets (${line})")
        endif()
    endforeach()
endforeach()

# What a folder links is no more than it may include: a link is how an include becomes possible.
foreach(folder IN LISTS folders)
    if(NOT EXISTS ${ROOT}/${folder}/CMakeLists.txt OR folder MATCHES "^(ui|app|app/cli)$")
        continue()
    endif()
    file(READ ${ROOT}/${folder}/CMakeLists.txt text)
    string(REGEX MATCHALL "[ \n]runlatch_[a-z_]+" links "${text}")
    foreach(link IN LISTS links)
        string(REGEX REPLACE "^.runlatch_" "" link "${link}")
        string(REGEX REPLACE "^ui_" "ui/" used "${link}")
        if(NOT used MATCHES "^ui/")
            set(used src/${used})
        endif()
        if(used IN_LIST folders AND NOT used IN_LIST ${folder}_allowed)
            list(APPEND wrong "${folder}/CMakeLists.txt: ${folder} may not link ${used}")
        endif()
    endforeach()
endforeach()

if(wrong)
    list(JOIN wrong "\n  " text)
    message(FATAL_ERROR "layering:\n  ${text}")
endif()
list(LENGTH files count)
list(LENGTH folders rows)
message(STATUS "layering: ${count} files in ${rows} folders follow the tables of CONTRIBUTING.md")
