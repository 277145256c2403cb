# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The check must find what it is for: a class of another name, one without its line or with two, a test that measures
# time, sleeps or lets turns pass, and one that must run alone.
# Call: cmake -DSCRIPT=testfiles.cmake -DFOLDER=<scratch> -P testfiles_self.cmake

set(good "\n/// What holds.\nclass tst_Page : public QObject\n{\n    Q_OBJECT\n};\n")

function(expect what test list result)
    file(REMOVE_RECURSE ${FOLDER})
    file(WRITE ${FOLDER}/tests/ui/tst_page.cpp "${test}")
    file(WRITE ${FOLDER}/tests/support/waiting.cpp "QTest::qWait(10)\n")
    file(WRITE ${FOLDER}/tests/CMakeLists.txt "${list}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -P ${SCRIPT} RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    if((result STREQUAL "passes" AND NOT status EQUAL 0) OR (result STREQUAL "fails" AND status EQUAL 0))
        message(FATAL_ERROR "${what}: the check should have said that it ${result}")
    endif()
endfunction()

expect("a test as it should be" "${good}" "" passes)
string(REPLACE "QObject" "QObject, protected Fixture" helped "${good}")
expect("a class with a fixture" "${helped}" "" passes)
string(REPLACE "tst_Page" "tst_Pages" other "${good}")
expect("a class of another name" "${other}" "" fails)
string(REPLACE "/// What holds." "" silent "${good}")
expect("a class without its line" "${silent}" "" fails)
string(REPLACE "/// What" "/// More.\n/// What" talkative "${good}")
expect("a class with two lines" "${talkative}" "" fails)
foreach(wait "QTest::qWait(0)" "QTest::qWait(50)" "QTest::qSleep(1)" "QThread::msleep(1)" "QElapsedTimer time"
        "std::this_thread::sleep_for(1s)")
    expect("${wait}" "${good}${wait}\;\n" "" fails)
endforeach()
expect("what waits for an event" "${good}QTRY_VERIFY(isThere)\;\n" "" passes)
foreach(property RUN_SERIAL RESOURCE_LOCK PROCESSORS)
    expect("${property}" "${good}" "set_tests_properties(tst_page PROPERTIES ${property} 3)" fails)
endforeach()
file(REMOVE_RECURSE ${FOLDER})
