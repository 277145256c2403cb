# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# Reads every #include of the sources and holds it against the table of what a layer may include. All layers
# share one include root and are static libraries, so the compiler would let a wrong include pass.
# Call: cmake -DROOT=<source folder> -P layering.cmake

cmake_minimum_required(VERSION 3.22)

# A layer may include itself, the layers named here, and what those may include.
set(base_uses "")
set(protocol_uses base)
set(redaction_uses protocol)
set(wording_uses protocol)
set(http_uses redaction)
set(store_uses redaction)
set(settings_uses protocol)
set(service_uses http)
set(changerequests_uses service store)
set(inspector_uses http store service)
set(simulator_uses http)
set(models_uses changerequests inspector simulator wording)
set(ui_uses models settings)
set(cli_uses models settings)
set(app_uses ui cli)
set(layers base protocol redaction wording http store settings service changerequests inspector simulator models ui cli app)

# Toolkits that only some layers may name.
set(widgets_pattern "Q(Widget|MainWindow|Dialog|Label|PushButton|TableView|Application|Style|Painter|Svg)")
set(widgets_layers ui app)

foreach(layer IN LISTS layers)
    set(${layer}_allowed ${layer})
    foreach(used IN LISTS ${layer}_uses)
        list(APPEND ${layer}_allowed ${${used}_allowed})
    endforeach()
    list(REMOVE_DUPLICATES ${layer}_allowed)
endforeach()

set(wrong "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/src/*.h ${ROOT}/src/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp
    ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
if(NOT files)
    message(FATAL_ERROR "layering: no sources below ${ROOT}")
endif()
foreach(file IN LISTS files)
    string(REGEX REPLACE "^src/" "" place ${file})
    string(REGEX REPLACE "^app/cli/" "cli/" place ${place})
    string(REGEX REPLACE "/.*$" "" layer ${place})
    if(NOT layer IN_LIST layers)
        list(APPEND wrong "${file}: '${layer}' is no layer")
        continue()
    endif()
    file(STRINGS ${ROOT}/${file} includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
        string(REPLACE "\"app/cli/" "\"cli/" line "${line}")
        if(line MATCHES "\"([a-z]+)/")
            set(target ${CMAKE_MATCH_1})
            if(NOT target IN_LIST ${layer}_allowed)
                list(APPEND wrong "${file}: ${layer} may not include ${target} (${line})")
            endif()
        elseif(line MATCHES "<${widgets_pattern}" AND NOT layer IN_LIST widgets_layers)
            if(NOT line MATCHES "<QGuiApplication|<QCoreApplication")
                list(APPEND wrong "${file}: ${layer} may not use widgets (${line})")
            endif()
        endif()
    endforeach()
endforeach()

if(wrong)
    list(JOIN wrong "\n  " text)
    message(FATAL_ERROR "layering:\n  ${text}")
endif()
list(LENGTH files count)
message(STATUS "layering: ${count} files follow the table")
