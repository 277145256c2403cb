// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// A run task integration: refuses what is not signed, answers 200 at once, calls back later. The standard library alone.
//
// HMAC_KEY_FILE names the file with the key; PORT is where it listens.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"regexp"
	"sync"
	"time"
)

type object map[string]any

type runTask struct {
	AccessToken      string `json:"access_token"`
	TaskResultID     string `json:"task_result_id"`
	CallbackURL      string `json:"task_result_callback_url"`
	EnforcementLevel string `json:"task_result_enforcement_level"`
	RunMessage       string `json:"run_message"`
	Capabilities     struct {
		Outcomes bool `json:"outcomes"`
	} `json:"capabilities"`
}

var (
	key      = readKey()
	freeze   = regexp.MustCompile(`(?i)\bfreeze\b`)
	lineEnd  = regexp.MustCompile(`\r?\n$`)
	callback = http.Client{Timeout: 30 * time.Second}
	seen     = map[string]bool{}
	seenLock sync.Mutex
)

func readKey() []byte {
	written, err := os.ReadFile(os.Getenv("HMAC_KEY_FILE"))
	if err != nil {
		log.Fatal(err)
	}
	return lineEnd.ReplaceAll(written, nil)
}

// The signature is over the bytes that came. JSON that was parsed and written again may be other bytes.
func isSigned(body []byte, signature string) bool {
	mac := hmac.New(sha512.New, key)
	mac.Write(body)
	return hmac.Equal([]byte(hex.EncodeToString(mac.Sum(nil))), []byte(signature))
}

// The service tests a new run task with a request that wants a 200 and no callback.
func isVerification(task runTask) bool {
	return task.AccessToken == "test-token" || task.EnforcementLevel == "test"
}

// A delivery whose answer was lost comes again. The last ones are remembered, so that each is judged once.
func isRepeated(task runTask) bool {
	seenLock.Lock()
	defer seenLock.Unlock()
	if seen[task.TaskResultID] {
		return true
	}
	if len(seen) >= 10000 {
		seen = map[string]bool{}
	}
	seen[task.TaskResultID] = true
	return false
}

func callBack(task runTask, attributes object, outcomes []object) error {
	data := object{"type": "task-results", "attributes": attributes}
	if len(outcomes) > 0 && task.Capabilities.Outcomes {
		data["relationships"] = object{"outcomes": object{"data": outcomes}}
	}
	body, err := json.Marshal(object{"data": data})
	if err != nil {
		return err
	}
	// The URL is used as it came: its query is part of what lets the callback in.
	request, err := http.NewRequest("PATCH", task.CallbackURL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+task.AccessToken)
	request.Header.Set("Content-Type", "application/vnd.api+json")
	answer, err := callback.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("the callback was answered %d", answer.StatusCode)
	}
	return nil
}

func judge(task runTask) error {
	if err := callBack(task, object{"status": "running", "message": "Reading the run"}, nil); err != nil {
		return err
	}
	status, level, description := "passed", "info", "Changes are not frozen"
	if freeze.MatchString(task.RunMessage) {
		status, level, description = "failed", "error", "The run says that changes are frozen"
	}
	outcome := object{
		"outcome-id":  "FREEZE-1",
		"description": description,
		"tags":        object{"Status": []object{{"label": status, "level": level}}},
	}
	outcomes := []object{{"type": "task-result-outcomes", "attributes": outcome}}
	return callBack(task, object{"status": status, "message": "The rule " + status}, outcomes)
}

func receive(response http.ResponseWriter, request *http.Request) {
	if request.Method != http.MethodPost {
		response.WriteHeader(http.StatusMethodNotAllowed)
		return
	}
	body, err := io.ReadAll(request.Body)
	if err != nil || !isSigned(body, request.Header.Get("X-TFC-Task-Signature")) {
		response.WriteHeader(http.StatusUnauthorized)
		return
	}
	var task runTask
	if err := json.Unmarshal(body, &task); err != nil {
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	response.Header().Set("Content-Length", "0")
	response.WriteHeader(http.StatusOK) // exactly 200, and soon: anything else is sent again
	response.(http.Flusher).Flush()     // it shall be out before the first callback is
	if isVerification(task) {
		return
	}
	if isRepeated(task) {
		return
	}
	go func() { // the connection is free for the next request meanwhile
		if err := judge(task); err != nil {
			log.Print(err)
		}
	}()
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "3000"
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, http.HandlerFunc(receive)))
}
